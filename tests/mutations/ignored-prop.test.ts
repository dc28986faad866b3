/** A component that surely does nothing with className or style is not styled by them: an edit that shows nothing is none. */
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { createProject, type Files } from './support/project.ts';

const ID = '11111111-1111-4111-8111-111111111111';

/** The outcome of a class for the first `<Card` of `src/App.tsx`: the reason, or null where it is written. */
function refusalOf(files: Files): string | null {
  const project = createProject(files);
  const codebaseIdToAddClass = project.idAt('src/App.tsx', String(files['src/App.tsx']).indexOf('<Card'));
  const change = createChange(ID, 'ADD_CLASS', { codebaseIdToAddClass, className: 'mt-2' });
  const outcome = mutate(change, project);
  return outcome.ok ? null : outcome.error.code;
}

const SECTION = 'const inSection = (Inner) => function Section() { return <section><Inner /></section>; };\n';

const withCard = (card: string): Files => ({
  'src/App.tsx': "import { Card } from './Card';\nexport const App = () => <Card />;\n",
  'src/Card.tsx': card,
});

describe('a class for a component', () => {
  test.each([
    ['takes no props', 'export function Card() { return <p />; }'],
    ['names others', 'export const Card = ({ title }) => <p>{title}</p>;'],
    ['names others by default', "export const Card = ({ title = 'a' } = {}) => <p>{title}</p>;"],
    ['reads others', 'export const Card = (props) => <p>{props.title}{props?.note}</p>;'],
    ['is in memo', "import { memo } from 'react';\nexport const Card = memo(({ title }) => <p>{title}</p>);"],
    ['is made by a call', `${SECTION}export const Card = inSection(({ className }) => <p className={className} />);`],
    [
      'is made by calls',
      `${SECTION}const Inner = (props) => <p {...props} />;\nexport const Card = memo(inSection(memo(Inner)));`,
    ],
    [
      'is made by a call that names its result',
      `function inSection(Inner) {
        const Section = ({ title }) => <section>{title}<Inner /></section>;
        return memo(Section);
      }
      export const Card = inSection((props) => <p {...props} />);`,
    ],
    [
      'is made by the result of a call',
      `const framed = (wide) => (Inner) => () => <section data-wide={wide}><Inner /></section>;
      export const Card = framed(true)((props) => <p {...props} />);`,
    ],
    ['is in forwardRef', 'export const Card = React.forwardRef(({ title }, ref) => <p ref={ref}>{title}</p>);'],
    ['is exported on', 'function Inner() { return <p />; }\nexport { Inner as Card };'],
  ])('that %s is refused', (_, card) => {
    expect(refusalOf(withCard(card))).toBe('prop-not-passed-on');
  });

  test.each([
    ['names it', 'export const Card = ({ className }) => <p className={className} />;'],
    ['names it as text', "export const Card = ({ 'className': c }) => <p className={c} />;"],
    ['takes the rest', 'export const Card = ({ title, ...rest }) => <p {...rest}>{title}</p>;'],
    ['takes what is computed', 'export const Card = ({ [KEY]: value }) => <p className={value} />;'],
    ['reads it', 'export const Card = (props) => <p className={props.className} />;'],
    ['hands its props on', 'export const Card = (props) => <p {...props} />;'],
    [
      'takes its props apart',
      'export function Card(props) { const { className } = props; return <p className={className} />; }',
    ],
    ['reads arguments', 'export function Card() { return <p {...arguments[0]} />; }'],
    ['is a class', 'export class Card extends Component { render() { return <p />; } }'],
    ['is loaded later', "export const Card = lazy(() => import('./Late'));"],
    ['is wrapped by another', 'export const Card = withClass(() => <p />);'],
    [
      'is made by a call that hands props on',
      `const inSection = (Inner) => (props) => <section><Inner {...props} /></section>;
      export const Card = inSection(() => <p />);`,
    ],
    ['is what a call is given', 'const same = (Inner) => Inner;\nexport const Card = same(() => <p />);'],
    [
      'is a result of a call that is set anew',
      `const pick = (Inner) => { let Card = () => <p />; if (window.x) Card = observed(Card); return Card; };
      export const Card = pick(() => <p />);`,
    ],
    [
      'is one of two results of a call',
      `function pick(Inner) { if (window.x) return () => <p />; return (props) => <p {...props} />; }
      export const Card = pick(() => <p />);`,
    ],
    [
      'is another at times',
      'let Card = () => <p />;\nif (window.x) Card = (props) => <p {...props} />;\nexport { Card };',
    ],
    ['is one of two', 'export const Card = window.x ? () => <p /> : (props) => <p {...props} />;'],
  ])('that %s is written', (_, card) => {
    expect(refusalOf(withCard(card))).toBeNull();
  });

  test('of a package is written', () => {
    const app = "import { Card } from 'cards';\nexport const App = () => <Card />;\n";
    expect(refusalOf({ 'src/App.tsx': app })).toBeNull();
  });

  test('that is a member of an object', () => {
    const app = "import { Card } from './Card';\nexport const App = () => <Card.Title />;\n";
    const card = 'const Title = () => <p />;\nexport const Card = { Title };\n';
    expect(refusalOf({ 'src/App.tsx': app, 'src/Card.tsx': card })).toBe('prop-not-passed-on');
  });

  test('that another file makes by a call of a third', () => {
    const files = {
      'src/App.tsx': "import { Card } from './all';\nexport const App = () => <Card />;\n",
      'src/all.ts': "export { default as Card } from './Card';\n",
      'src/Card.tsx':
        "import inSection from './inSection';\nconst Card = () => <p />;\nexport default inSection(Card, '');\n",
      'src/inSection.tsx': `${SECTION}export default inSection;\n`,
    };
    expect(refusalOf(files)).toBe('prop-not-passed-on');
  });

  test('that came in by a parameter is written', () => {
    expect(refusalOf({ 'src/App.tsx': 'export const App = ({ Card }) => <Card />;\n' })).toBeNull();
  });

  test('says where the component is, and what to do', () => {
    const files = withCard('export function Card() {\n  return <p />;\n}\n');
    const project = createProject(files);
    const codebaseId = project.idAt('src/App.tsx', String(files['src/App.tsx']).indexOf('<Card'));
    const fields = { codebaseId, stylingChanges: { color: 'red' }, stylingFramework: 'Inline' as const };
    expect(mutate(createChange(ID, 'STYLING', fields), project)).toMatchObject({
      error: {
        message: 'Card ignores style: it has no such prop (src/Card.tsx:1).',
        hint: 'Style an element inside Card, or make Card pass its style on first.',
        file: 'src/App.tsx',
        line: 2,
      },
    });
  });
});

describe('what is there already', () => {
  const app =
    "import { Card } from './Card';\nexport const App = () => <Card className=\"a\" style={{ color: 'red' }} />;\n";
  const project = createProject({ 'src/App.tsx': app, 'src/Card.tsx': 'export function Card() { return <p />; }\n' });
  const codebaseId = project.idAt('src/App.tsx', app.indexOf('<Card'));

  test('may go, a class as well as a style', () => {
    const gone = createChange(ID, 'REMOVE_CLASS', { codebaseIdToRemoveClass: codebaseId, className: 'a' });
    expect(mutate(gone, project)).toMatchObject({ ok: true });
    const fields = { codebaseId, stylingChanges: { color: null }, stylingFramework: 'Inline' as const };
    expect(mutate(createChange(ID, 'STYLING', fields), project)).toMatchObject({ ok: true });
    const swap = { codebaseIdToUpdateClass: codebaseId, newClasses: [], oldClasses: ['a'] };
    expect(mutate(createChange(ID, 'UPDATE_CLASSES', swap), project)).toMatchObject({ ok: true });
  });
});

describe('a style of a component’s own element in place of a use', () => {
  const outcomeWith = (others: Files) => {
    const files = { ...withCard('export function Card() {\n  return <p>a</p>;\n}\n'), ...others };
    const project = createProject(files);
    const codebaseId = project.idAt('src/Card.tsx', String(files['src/Card.tsx']).indexOf('<p>'));
    const callSiteCodebaseId = project.idAt('src/App.tsx', String(files['src/App.tsx']).indexOf('<Card'));
    const fields = { codebaseId, stylingChanges: { color: 'red' }, stylingFramework: 'Inline' as const };
    return mutate({ ...createChange(ID, 'STYLING', fields), callSiteCodebaseId }, project);
  };

  test('is written while it is the only use', () => {
    expect(outcomeWith({})).toMatchObject({ ok: true });
  });

  test('is refused where another file uses it too, and says how many do', () => {
    const other = "import { Card } from './Card';\nexport const Other = () => <Card />;\n";
    expect(outcomeWith({ 'src/Other.tsx': other })).toMatchObject({
      ok: false,
      error: { code: 'prop-not-passed-on', uses: 2 },
    });
  });

  test.each([
    ['a call', 'export const other = () => createElement(Card);\n'],
    ['an attribute', 'export const Other = () => <Route component={Card} />;\n'],
    ['a table of routes', "export const routes = [{ path: '/', Component: Card }];\n"],
    ['a table of components', 'export const Other = () => <Markdown components={{ Card }} />;\n'],
  ])('is refused where %s uses it too', (_what, text) => {
    expect(outcomeWith({ 'src/Other.tsx': `import { Card } from './Card';\n${text}` })).toMatchObject({
      ok: false,
      error: { code: 'prop-not-passed-on', component: 'Card', uses: 2 },
    });
  });

  test('another part of the same namespace is no use', () => {
    const other = "import * as ui from './Card';\nexport const other = () => createElement(ui.Other);\n";
    expect(outcomeWith({ 'src/Other.tsx': other })).toMatchObject({ ok: true });
  });

  test('names each component that it takes to be used once, up to the use', () => {
    const files = {
      'src/Card.tsx': 'export function Card() {\n  return <p>a</p>;\n}\n',
      'src/Home.tsx': "import { Card } from './Card';\nexport const Home = () => <Card />;\n",
      'src/App.tsx': "import { Home } from './Home';\nexport const App = () => <main><Home /></main>;\n",
    };
    const outcome = (others: Files) => {
      const all: Files = { ...files, ...others };
      const project = createProject(all);
      const at = (file: string, tag: string) => project.idAt(file, String(all[file]).indexOf(tag));
      const change = createChange(ID, 'ADD_CLASS', {
        codebaseIdToAddClass: at('src/Card.tsx', '<p'),
        className: 'b',
      });
      return mutate({ ...change, callSiteCodebaseId: at('src/App.tsx', '<Home') }, project);
    };
    const followed = (...names: string[]) => names.map((name) => ({ name, isFollowed: true }));
    expect(outcome({})).toMatchObject({
      ok: true,
      onlyUse: { components: followed('Card', 'Home'), prop: 'className' },
    });
    const other = "import { Home } from './Home';\nexport const Other = () => <Home />;\n";
    expect(outcome({ 'src/Other.tsx': other })).toMatchObject({
      ok: false,
      error: { code: 'prop-not-passed-on', component: 'Home', uses: 2 },
    });
  });
});

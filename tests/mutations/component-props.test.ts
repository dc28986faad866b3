/** Props of a component as the code tells them, and the components that a file exports. */
import { expect, test } from 'vitest';
import { componentProps } from '../../src/mutations/components/component-props.ts';
import { exportedComponents } from '../../src/mutations/components/exported-components.ts';
import type { ComponentProp, ComponentPropsAnswer } from '../../src/protocol/component-props.ts';
import { createProject } from './support/project.ts';

/** The answer for the first `<Card` of `src/App.tsx`. */
function ask(files: Record<string, string>, tag = '<Card'): Extract<ComponentPropsAnswer, { ok: true }> {
  const project = createProject(files);
  const start = files['src/App.tsx']?.indexOf(tag) ?? -1;
  const answer = componentProps(project, project.idAt('src/App.tsx', start));
  if (!answer.ok) throw new Error(answer.error.message);
  return answer;
}
const line = ({ name, type, isRequired, defaultCode, source }: ComponentProp) => [
  name,
  type.kind === 'enum' ? type.values : type.kind,
  isRequired,
  defaultCode,
  source.state === 'absent' ? 'absent' : source.code,
];

test('a prop is no colour by its name where its value is none', () => {
  const card = 'export function Card({ color }: { color?: string }) { return <p>{color}</p>; }\n';
  const kindOf = (value: string) => {
    const app = `import { Card } from './Card';\nexport const App = () => <Card color="${value}" />;\n`;
    return ask({ 'src/App.tsx': app, 'src/Card.tsx': card }).props.map(({ type }) => type.kind);
  };
  expect(['primary', 'red', '#fff', 'var(--x)'].map(kindOf)).toEqual([['string'], ['color'], ['color'], ['color']]);
});

test('a component of JavaScript has the types of its propTypes', () => {
  const types = `{
  isLoss: PropTypes.bool,
  tone: PropTypes.oneOf(['calm', 'loud']).isRequired,
  count: PropTypes.number.isRequired,
  color: PropTypes.string,
  onPick: PropTypes.func,
  children: PropTypes.any,
  rows: PropTypes.arrayOf(PropTypes.string)
}`;
  const app = 'import { Card } from \'./Card\';\nexport const App = () => <Card tone="calm" count={2} />;\n';
  const imported = "import PropTypes from 'prop-types';\n";
  const body = '({ isLoss = false, tone, count, extra })';
  for (const card of [
    `export function Card${body} { return <p>{tone}</p>; }\nCard.propTypes = ${types};\n`,
    `export class Card extends React.Component {\n  static propTypes = ${types};\n  render() { return <p>{this.props.extra}</p>; }\n}\n`,
  ]) {
    const { props } = ask({ 'src/App.tsx': app, 'src/Card.tsx': imported + card });
    expect(props.map((one) => line(one).slice(0, 3))).toEqual([
      ['tone', ['calm', 'loud'], true],
      ['count', 'number', true],
      ['isLoss', 'boolean', false],
      ['color', 'color', false],
      ['onPick', 'function', false],
      ['children', 'node', false],
      ['rows', 'other', false],
      ['extra', 'other', false],
    ]);
  }
});

test('types, defaults and present values come from the code of both ends', () => {
  const answer = ask({
    'src/App.tsx': `import { Card } from './Card';
export const App = ({ n, rest }) => (
  <Card {...rest} title="A &amp; B" size={'lg'} count={-1} open onPick={() => n} border={{ width: 1 }} data-x="y">
    Words
  </Card>
);
`,
    'src/Card.tsx': `import type { ReactNode } from 'react';
type Size = 'sm' | 'md' | 'lg';
interface Base { /** Shown on top. */ title: string }
interface CardProps extends Base {
  size?: Size;
  tone?: 'calm' | (string & {});
  count: number;
  open?: boolean;
  accentColor?: string;
  onPick?: (id: string) => void;
  border?: { width: number; style?: string };
  tags?: string[];
  children?: ReactNode;
  /** @deprecated use tone */
  mood?: any;
}
export function Card({ title, size = 'md', count, open = false, ...rest }: CardProps) {
  return <section {...rest}>{title}{count}{size}{open}</section>;
}
`,
  });
  expect(answer).toMatchObject({
    componentName: 'Card',
    declaration: { file: 'src/Card.tsx', line: 17 },
    from: 'code',
    undeclared: ['data-x'],
    problem: null,
  });
  expect(answer.props.map(line)).toEqual([
    ['count', 'number', true, null, '-1'],
    ['title', 'string', true, null, '"A &amp; B"'],
    ['size', ['sm', 'md', 'lg'], false, "'md'", "'lg'"],
    ['tone', ['calm'], false, null, 'rest'],
    ['open', 'boolean', false, 'false', 'open'],
    ['accentColor', 'color', false, null, 'rest'],
    ['onPick', 'function', false, null, '() => n'],
    ['border', 'object', false, null, '{ width: 1 }'],
    ['tags', 'array', false, null, 'rest'],
    ['children', 'node', false, null, 'Words'],
    ['mood', 'other', false, null, 'rest'],
  ]);
  const prop = (name: string) => answer.props.find((one) => one.name === name);
  expect(prop('title')).toMatchObject({ description: 'Shown on top.', source: { state: 'literal', value: 'A & B' } });
  expect(prop('open')).toMatchObject({
    defaultLiteral: false,
    source: { state: 'literal', value: true, code: 'open' },
  });
  expect(prop('border')).toMatchObject({ source: { state: 'literal', value: { width: 1 } } });
  expect(prop('tone')).toMatchObject({ type: { isOpen: true }, source: { state: 'spread' } });
  expect(prop('count')).toMatchObject({ source: { state: 'literal', value: -1, place: { line: 3, column: 54 } } });
  expect(prop('mood')?.isDeprecated).toBe(true);
});

test('a value that the file imports is told, so that another export may take its place', () => {
  const { props } = ask({
    'src/App.tsx': `import { cilUser as user } from '@icons/all';
import Menu from '@icons/Menu';
import photo from './photo.jpg';
import * as all from '@icons/all';
const own = [1];
export const App = () => <Card icon={user} lead={Menu} src={photo} set={all} own={own} size={user.size} />;
function Card({ icon, lead, src, set, own, size }) { return <p>{icon}{lead}{src}{set}{own}{size}</p>; }
`,
  });
  const imported = props.flatMap(({ name, source }) => ('isImported' in source ? [name] : []));
  expect(imported.sort()).toEqual(['icon', 'lead']);
});

test('an attribute keeps its value before a spread that may override it', () => {
  const { props } = ask({
    'src/App.tsx': `import { Card } from './Card';
export const App = ({ form }) => <Card tone="calm" size={form.size} open note="x" {...form.a} {...form.b} />;
`,
    'src/Card.tsx':
      'export const Card = ({ tone, size, open, mood, ...rest }) => <p {...rest}>{tone}{size}{open}{mood}</p>;',
  });
  const spreadAfter = 'form.b';
  expect(props.map(({ name, type, source }) => ({ name, kind: type.kind, ...source }))).toMatchObject([
    { name: 'tone', kind: 'string', state: 'literal', value: 'calm', code: '"calm"', spreadAfter },
    { name: 'size', state: 'expression', code: 'form.size', spreadAfter },
    { name: 'open', kind: 'boolean', state: 'literal', value: true, spreadAfter },
    { name: 'mood', state: 'spread', code: 'form.b' },
    { name: 'note', kind: 'string', state: 'literal', value: 'x', spreadAfter },
  ]);
});

test.each([
  ['FC', `import type { FC } from 'react';\nexport const Card: FC<{ a: string }> = ({ a }) => <p>{a}</p>;`],
  [
    'forwardRef',
    `import { forwardRef } from 'react';\nexport const Card = forwardRef<HTMLElement, { a: string }>(function Card({ a }, ref) { return <p>{a}</p>; });`,
  ],
  [
    'memo',
    `import { memo } from 'react';\nfunction Inner({ a }: { a: string }) { return <p>{a}</p>; }\nexport const Card = memo(Inner);`,
  ],
  [
    'a class',
    `import { Component } from 'react';\nexport class Card extends Component<{ a: string }> { render() { return <p>{this.props.a}</p>; } }`,
  ],
  ['another name', `const Own = (props: { a: string }) => <p>{props.a}</p>;\nexport { Own as Card };`],
  ['a barrel', `export { Deep as Card } from './deep';`],
  ['an intersection', `type A = { a: string };\nexport function Card({ a }: A & Readonly<A>) { return <p>{a}</p>; }`],
])('the type is found through %s', (_, code) => {
  const answer = ask({
    'src/App.tsx': `import { Card } from './Card';\nexport const App = () => <Card a="x" />;\n`,
    'src/Card.tsx': code,
    'src/deep.tsx': 'export const Deep = ({ a }: { a: string }) => <p>{a}</p>;',
  });
  expect(answer.props.map(line)).toEqual([['a', 'string', true, null, '"x"']]);
});

test.each([
  ['a namespace', `import * as Tabs from './Tabs';`, 'export const List = ({ a }: { a: number }) => <ul>{a}</ul>;'],
  [
    'an object',
    `import { Tabs } from './Tabs';`,
    'const List = ({ a }: { a: number }) => <ul>{a}</ul>;\nexport const Tabs = { List };',
  ],
  [
    'Object.assign',
    `import { Tabs } from './Tabs';`,
    'const Root = () => <p />;\nconst List = ({ a }: { a: number }) => <ul>{a}</ul>;\nexport const Tabs = Object.assign(Root, { List });',
  ],
  [
    'an assignment',
    `import { Tabs } from './Tabs';`,
    'export function Tabs() { return <p />; }\nTabs.List = ({ a }: { a: number }) => <ul>{a}</ul>;',
  ],
])('a compound component is found through %s', (_, use, code) => {
  const files = { 'src/App.tsx': `${use}\nexport const App = () => <Tabs.List a={1} />;\n`, 'src/Tabs.tsx': code };
  expect(ask(files, '<Tabs').props.map(line)).toEqual([['a', 'number', true, null, '1']]);
});

test('without types, names and defaults tell what they can', () => {
  const answer = ask({
    'src/App.tsx': `import { Card } from './Card';\nexport const App = (p) => <Card label="x" extra={1} big={p.big} />;\n`,
    'src/Card.tsx': `export function Card(props) {
  const { color = 'red', big, ...rest } = props;
  return <p onClick={props.onPick} {...rest}>{props.label}{props.children}{color}{big}</p>;
}
`,
  });
  expect(answer.props.map(line)).toEqual([
    ['color', 'color', false, "'red'", 'absent'],
    ['big', 'other', false, null, 'p.big'],
    ['onPick', 'function', false, null, 'absent'],
    ['label', 'string', false, null, '"x"'],
    ['children', 'node', false, null, 'absent'],
    ['extra', 'number', false, null, '1'],
  ]);
});

test('variants of cva are props with their choices and defaults', () => {
  const answer = ask({
    'src/App.tsx': `import { Card } from './Card';\nexport const App = () => <Card size="lg" />;\n`,
    'src/Card.tsx': `import { cva, type VariantProps } from 'class-variance-authority';
const card = cva('p-2', {
  variants: { tone: { calm: 'a', loud: 'b' }, size: { sm: 'c', lg: 'd' }, flat: { true: 'e', false: 'f' } },
  defaultVariants: { tone: 'calm' },
});
export function Card({ tone, size, flat }: VariantProps<typeof card>) { return <p className={card({ tone, size, flat })} />; }
`,
  });
  expect(answer.props.map(line)).toEqual([
    ['tone', ['calm', 'loud'], false, "'calm'", 'absent'],
    ['size', ['sm', 'lg'], false, null, '"lg"'],
    ['flat', 'boolean', false, null, 'absent'],
  ]);
});

test('a component of a package shows what is set here, and says so; a native tag likewise', () => {
  const app = `import { Card } from 'cards';\nexport const App = () => <Card title="x"><p title="y" /></Card>;\n`;
  expect(ask({ 'src/App.tsx': app })).toMatchObject({
    declaration: null,
    from: 'code',
    problem: 'The component is not in the source of the project, so only what is set here is known.',
    props: [
      { name: 'title', type: { kind: 'string' }, isInherited: true, source: { value: 'x' } },
      { name: 'children', type: { kind: 'node' }, source: { state: 'expression', code: '<p title="y" />' } },
    ],
  });
  expect(ask({ 'src/App.tsx': app }, '<p')).toMatchObject({
    from: 'native',
    problem: null,
    props: [{ name: 'title' }],
  });
});

test('exported components: what makes elements, under the name of their tag', () => {
  const code = `import { createContext, memo, forwardRef } from 'react';
import styled from 'styled-components';
import { Other } from './other';
export { Other };
export { Far } from './far';
export const Theme = createContext(null);
export const COLORS = { a: 1 };
export const helper = () => <p />;
export function Format(text) { return text; }
/** A card. It holds things. */
export function Card({ title, size = 1 }: { title: string; size?: number; children?: unknown }) { return <p>{title}{size}</p>; }
export const Memo = memo(() => <p />);
export const Ref = forwardRef((props, ref) => <p ref={ref} {...props} />);
export const Box = styled.div\`color: red\`;
export class Old extends React.Component { render() { return null; } }
export type { CardProps } from './types';
const Local = () => <i />;
export { Local as Named };
export default function () { return <p />; }
`;
  const found = exportedComponents(code, 'src/user-card.tsx');
  expect(found.map(({ name, exportName, takesChildren }) => [name, exportName, takesChildren])).toEqual([
    ['Card', 'Card', true],
    ['Memo', 'Memo', false],
    ['Ref', 'Ref', true],
    ['Box', 'Box', true],
    ['Old', 'Old', false],
    ['Named', 'Named', false],
    ['UserCard', 'default', false],
  ]);
  expect(found[0]).toEqual({
    name: 'Card',
    file: 'src/user-card.tsx',
    exportName: 'Card',
    isDefault: false,
    propsHint: [
      { name: 'title', isRequired: true },
      { name: 'size', isRequired: false },
      { name: 'children', isRequired: false },
    ],
    takesChildren: true,
    showsText: false,
    description: 'A card.',
  });
  expect(exportedComponents('export const A = <', 'a.tsx')).toEqual([]);
});

test('another name for a component of a package is a component that takes children', () => {
  const code = `import * as AccordionPrimitive from '@radix-ui/react-accordion';
import { Dialog as DialogPrimitive } from 'radix-ui';
import * as sizes from './sizes';
const Accordion = AccordionPrimitive.Root;
const Colors = theme.colors;
const Large = sizes.Large;
export { Accordion, Colors, Large };
export const Dialog = DialogPrimitive.Root;
`;
  const found = exportedComponents(code, 'src/ui/accordion.tsx');
  expect(found.map(({ name, takesChildren, showsText }) => [name, takesChildren, showsText])).toEqual([
    ['Accordion', true, false],
    ['Dialog', true, false],
  ]);
});

test('what svgr makes of an image is a component where a file exports it', () => {
  const code = `import { ReactComponent as BoxIcon } from './box.svg?react';
import PlusIcon from './plus.svg?react';
import { ReactComponent as OldIcon } from './old.svg';
import Address from './address.svg';
import Other from './other.png?react';
export { BoxIcon, PlusIcon, OldIcon as Former, Address, Other };
export { ReactComponent as UserIcon, default as HomeIcon } from './user.svg?react';
export { default as Logo } from './logo.svg';
export { Card } from './card';
`;
  expect(exportedComponents(code, 'src/icons/index.ts').map(({ name }) => name)).toEqual([
    'BoxIcon',
    'PlusIcon',
    'Former',
    'UserIcon',
    'HomeIcon',
  ]);
});

test('words between the tags of a component show where its children stand in an element that holds text', () => {
  const shows = (code: string) => exportedComponents(`export ${code}`, 'src/x.tsx').map(({ showsText }) => showsText);
  const shown = [
    "function B({ className, asChild = false, ...props }) { const Comp = asChild ? Slot : 'button'; return <Comp {...props} />; }",
    'const B = forwardRef((props, ref) => <button ref={ref} {...props} />);',
    'function B({ busy, children }) { return <button>{busy && <i />}<span>{children}</span></button>; }',
    'const B = (props) => <p>{props.children}</p>;',
    "const B = ({ children = 'x' }) => <p>{children ?? 'y'}</p>;",
    'function B(props) { const { size, ...rest } = props; return <h2 {...rest} />; }',
  ];
  const not = [
    'function B({ className, ...props }) { return <input {...props} />; }',
    'function B({ ...props }) { return <table {...props} />; }',
    'function B({ ...props }) { return <DialogPrimitive.Root {...props} />; }',
    'function B({ children }) { return <Theme.Provider>{children}</Theme.Provider>; }',
    'function B({ children, ...props }) { return <div {...props} />; }',
    'function B({ title, ...props }) { return <div {...props}>{title}</div>; }',
    'const B = ({ title }) => <p>{title}</p>;',
  ];
  expect(shown.map(shows)).toEqual(shown.map(() => [true]));
  expect(not.map(shows)).toEqual(not.map(() => [false]));
});

test('a component made by styled has the props of its type, and those of what it styles that are set', () => {
  const app = `import { Link } from 'router';
import { Card } from './Card';
export const App = () => <Card $size="small" as={Link} to="/a" disabled />;
`;
  const type = "type CardProps = { readonly $size?: 'small' | 'large'; as?: unknown };\n";
  const given = [
    ['$size', ['small', 'large'], false, null, '"small"'],
    ['as', 'other', false, null, 'Link'],
    ['to', 'string', false, null, '"/a"'],
    ['disabled', 'boolean', false, null, 'disabled'],
  ];
  for (const made of [
    'styled.button<CardProps>`color: red;`',
    'styled.button.attrs<CardProps>({ type: "button" })`color: red;`',
    'styled(Base)<CardProps>`color: red;`',
    'styled.button<CardProps>(({ theme }) => ({ color: theme.ink }))',
  ]) {
    const card = `import styled from 'styled-components';\n${type}export const Card = ${made};\n`;
    const answer = ask({ 'src/App.tsx': app, 'src/Card.tsx': card });
    expect([answer.undeclared, answer.props.map(line)]).toEqual([[], given]);
  }
});

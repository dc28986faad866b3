/** Where the words of an element stand, read without an edit. */
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { type TextQuestion, traceText } from '../../src/mutations/trace/trace-text.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { createProject, type Files } from './support/project.ts';

/** Each part as `code: place "text", …; reason`. */
function partsOf(files: Files | string, opening: string, question: TextQuestion = {}): string[] {
  const all = typeof files === 'string' ? { 'src/App.tsx': files } : files;
  const project = createProject(all);
  const [file, text] = Object.entries(all).find(([, one]) => one.includes(opening)) as [string, string];
  const answer = traceText(project, project.idAt(file, text.indexOf(opening)), question);
  if (!answer.ok) return [answer.error.code];
  return answer.parts.map(({ expression, sources, reasons }) => {
    const places = sources.map((one) => {
      expect(all[one.file]?.slice(one.start, one.end)).toContain(one.text.trim().split(/\s/)[0]);
      return `${one.file}:${one.line}:${one.column} ${JSON.stringify(one.text)}`;
    });
    return [`${expression ?? 'here'}: ${places.join(', ')}`, ...reasons].join('; ');
  });
}

const LIST = {
  'src/App.tsx': `import { brands } from './data';
export const App = () => <ul>{brands.map((b, i) => <li key={i}>No. {b.name}</li>)}</ul>;
`,
  'src/data.ts': `export const brands = [
  { name: 'Acme' },
  { name: "Globex" },
] as const;
`,
};

describe('the words stand', () => {
  test('in the element itself', () => {
    expect(partsOf('const A = () => (\n  <p>\n    Hello <b>you</b>\n  </p>\n);', '<p')).toEqual([
      'here: src/App.tsx:3:4 "Hello "',
      'here: src/App.tsx:3:13 "you"',
    ]);
  });

  test('in another file, at one of several items', () => {
    const places = ['src/data.ts:2:11 "Acme"', 'src/data.ts:3:11 "Globex"'];
    expect(partsOf(LIST, '<li')).toEqual(['here: src/App.tsx:2:63 "No. "', `\`b.name\`: ${places.join(', ')}`]);
    expect(partsOf(LIST, '<li', { dataIndex: 1 })[1]).toBe(`\`b.name\`: ${places[1]}`);
    expect(partsOf(LIST, '<li', { shown: 'No. Globex' })[1]).toBe(`\`b.name\`: ${places[1]}`);
    // the shown text is gone from the source: none of the items is its source
    expect(partsOf(LIST, '<li', { shown: 'No. Initech' })[1]).toBe(
      '`b.name`: ; it reads otherwise at src/data.ts:2, src/data.ts:3',
    );
  });

  test('of each item of a list, or of all of them', () => {
    const source = `const Tag = ({ children, name }) => <b title={name}>{children}</b>;
const App = () => [{ n: 'Acme' }, { n: 'Globex' }].map((one) => <Tag name={one.n}>{'Email'}</Tag>);`;
    const project = createProject({ 'src/App.tsx': source });
    const isOfAll = (attribute: string | null, dataIndex: number | null) => {
      const answer = traceText(project, project.idAt('src/App.tsx', source.indexOf('<b')), { attribute, dataIndex });
      return answer.ok && answer.parts.map((part) => part.isOfAllItems);
    };
    expect(isOfAll(null, 1)).toEqual([true]);
    expect(isOfAll('title', 1)).toEqual([undefined]);
    expect(isOfAll(null, null)).toEqual([undefined]);
  });

  test('of one item, where a default is that of another', () => {
    const source = `const Tag = ({ label = 'x' }) => <b>{label}</b>;
const App = () => [{}, { label: 'Acme' }].map((one) => <Tag {...one} />);`;
    const project = createProject({ 'src/App.tsx': source });
    const answer = traceText(project, project.idAt('src/App.tsx', source.indexOf('<b')), { dataIndex: 0 });
    expect(answer.ok && answer.parts.map((part) => part.isOfAllItems)).toEqual([undefined]);
  });

  test('in what a callback takes as the rest of the item', () => {
    const source = `const all = [{ icon: I, name: 'Acme' }, { icon: J, name: 'Globex' }];
const App = () => all.map(({ icon: Icon, ...item }) => <p><Icon />{item.name}</p>);`;
    const places = ['src/App.tsx:1:31 "Acme"', 'src/App.tsx:1:58 "Globex"'];
    expect(partsOf(source, '<p')).toEqual([`\`item.name\`: ${places.join(', ')}`]);
    expect(partsOf(source, '<p', { dataIndex: 1 })).toEqual([`\`item.name\`: ${places[1]}`]);
    // a line that has several of them is named once
    expect(partsOf(source, '<p', { shown: 'Initech' })).toEqual(['`item.name`: ; it reads otherwise at src/App.tsx:1']);
  });

  test.each([
    ['lazy', "import { lazy } from 'react';\nconst Page = lazy(() => import('./Page'));"],
    ['React.lazy', "import React from 'react';\nconst Page = React.lazy(() => {\n  return import('./Page');\n});"],
    ['a named export', "const Page = lazy(() => import('./named').then((m) => ({ default: m.Named })));"],
    [
      'a named export taken apart',
      "const Page = lazy(() => import('./named').then(({ Named }) => ({ default: Named })));",
    ],
    ['one that other files import', "export const Page = lazyWithRetry(() => import('./Page'));"],
  ])('at the use of a component that is loaded later: %s', (_, loaded) => {
    const files = {
      'src/Page.tsx': 'export default function Page({ title }) { return <h1>{title}</h1>; }\n',
      'src/named.tsx': 'export function Named({ title }) { return <h1>{title}</h1>; }\n',
      'src/App.tsx': `${loaded}\nconst pages = [{ path: 'a', title: 'Leads' }, { path: 'b', title: 'Brands' }];
export const App = () => pages.map(({ path, ...page }) => <Route path={path} element={<Page {...page} />} />);\n`,
    };
    const opening = loaded.includes('named') ? 'named' : 'Page';
    const project = createProject(files);
    const file = `src/${opening}.tsx` as keyof typeof files;
    const answer = traceText(project, project.idAt(file, files[file].indexOf('<h1')), { shown: 'Brands' });
    expect(answer).toMatchObject({ ok: true, parts: [{ sources: [{ file: 'src/App.tsx', text: 'Brands' }] }] });
  });

  test('in an attribute, each part where it stands', () => {
    const source = `const people = [{ name: 'Ada' }, { name: 'Ben' }];
const App = () => people.map((p, i) => <b key={i} title={\`Call \${p.name}\`} lang="en">Call</b>);`;
    const title = { attribute: 'title', shown: 'Call Ben', dataIndex: 1 };
    expect(partsOf(source, '<b', title)).toEqual([
      'here: src/App.tsx:2:58 "Call "',
      '`p.name`: src/App.tsx:1:42 "Ben"',
    ]);
    expect(partsOf(source, '<b', { attribute: 'lang' })).toEqual(['`"en"`: src/App.tsx:2:81 "en"']);
    expect(partsOf(source, '<b', { attribute: 'alt' })).toEqual(['prop-not-found']);
  });

  test('at the call sites of a component', () => {
    const files = {
      'src/Card.tsx': 'export function Card({ title, children }) {\n  return <h2>{title}<i>{children}</i></h2>;\n}',
      'src/App.tsx': `import { Card } from './Card';
export const App = () => <main><Card title="One">in <b>it</b></Card><Card title={'Two'}>two</Card></main>;`,
    };
    expect(partsOf(files, '<h2')).toEqual([
      '`title`: src/App.tsx:2:44 "One", src/App.tsx:2:82 "Two"',
      '`children`: src/App.tsx:2:88 "two"; it is `<Card title="One">in <b>it</b></Card>` at src/App.tsx:2',
    ]);
    const second = createProject(files).idAt('src/App.tsx', files['src/App.tsx'].lastIndexOf('<Card'));
    expect(partsOf(files, '<h2', { callSite: second })).toEqual([
      '`title`: src/App.tsx:2:82 "Two"',
      '`children`: src/App.tsx:2:88 "two"',
    ]);
  });

  test('in a number that a component of a package formats', () => {
    const text = `import { NumericFormat } from 'react-number-format';
const rows = [row('Lens', 40570), row('Mouse', 1057.5), row('Key', 7), row('Lock', 7)];
function row(name, price) {
  return { name, price };
}
export const Prices = () => rows.map((row) => <NumericFormat value={row.price} decimalScale={2} prefix="$" />);`;
    const project = createProject({ 'src/Prices.tsx': text });
    const made = (shown: string) => {
      const answer = traceText(project, project.idAt('src/Prices.tsx', text.indexOf('<NumericFormat')), { shown });
      if (!answer.ok) throw new Error(answer.error.message);
      return answer.parts.map(({ expression, reasons, madeOf }) => [expression, reasons, madeOf?.text, madeOf?.line]);
    };
    const because = (number: string) => [`it is what \`NumericFormat\` makes of \`${number}\``];
    expect(made('$40,570.00')).toEqual([['`row.price`', because('40570'), '40570', 2]]);
    expect(made('$1,057.5')).toEqual([['`row.price`', because('1057.5'), '1057.5', 2]]);
    // one of two, and a number that stands nowhere
    expect(made('$7')).toEqual([]);
    expect(made('$40,571')).toEqual([]);
  });

  test('in a number that a function makes them of', () => {
    const files = {
      'src/format.ts': `const read = (value) => (value == null ? null : Number(value));
export function short(value) {
  const number = read(value);
  if (number === null) return '';
  return new Intl.NumberFormat('en', { notation: 'compact' }).format(number);
}`,
      'src/Figure.tsx': `import { short } from './format';
export const Figure = ({ total, since, name }) => (
  <p>
    <b>{short(total)}</b>
    <i>{since.toUpperCase()}</i>
    <u>{shout(name)}</u>
  </p>
);`,
      'src/App.tsx': `import { Figure } from './Figure';
export const App = () => (
  <main>
    <Figure total={714000} since="2024-01-05" name="Sales" />
    <Figure total={-3} since="2023-06-01" name="Visits" />
  </main>
);`,
    };
    const project = createProject(files);
    const callSite = project.idAt('src/App.tsx', files['src/App.tsx'].indexOf('<Figure'));
    const made = (tag: string, shown: string) => {
      const id = project.idAt('src/Figure.tsx', files['src/Figure.tsx'].indexOf(tag));
      const answer = traceText(project, id, { callSite, shown });
      if (!answer.ok) throw new Error(answer.error.message);
      const [part] = answer.parts;
      const of = part?.madeOf && `${part.madeOf.text} at ${part.madeOf.file}:${part.madeOf.line}`;
      return [part?.reasons[0], part?.sources.length, of];
    };
    const ofTotal = 'it is what `short` makes of `total` of `Figure` (`714000`)';
    expect(made('<b', '714K')).toEqual([ofTotal, 0, '714000 at src/App.tsx:4']);
    const ofSince = 'it is what `since.toUpperCase` makes of `since` of `Figure` (`"2024-01-05"`)';
    expect(made('<i', '2024-01-05')).toEqual([ofSince, 0, '"2024-01-05" at src/App.tsx:4']);
    // a text may be a key, of which the words are not made
    expect(made('<u', 'SALES')).toEqual(['it is the result of calling `shout`', 0, undefined]);
    // of one of two numbers it is the call in the element, not that inside of the function
    const unknown = traceText(project, project.idAt('src/Figure.tsx', files['src/Figure.tsx'].indexOf('<b')), {
      shown: '714K',
    });
    expect(unknown.ok && unknown.parts[0]).toMatchObject({
      at: { file: 'src/Figure.tsx', line: 4 },
    });
  });

  test('hardly in a prop that no use gives, nor in a child element', () => {
    const files = {
      'src/Tag.tsx': `export const Tag = ({ start, children, end }) => (
  <b>{start && <i>{start}</i>}{typeof children === 'string' ? upper(children) : children}{end}</b>
);`,
      'src/App.tsx': `import { Tag } from './Tag';
export const App = () => {
  const item = useItem();
  return <main><Tag>{item.state}</Tag><p><s>{item.sale && money(item.sale)}</s> {money(item.price)}</p></main>;
};`,
    };
    const project = createProject(files);
    const likely = (file: keyof typeof files, tag: string) => {
      const answer = traceText(project, project.idAt(file, files[file].indexOf(tag)), { shown: 'Some words' });
      return answer.ok && answer.parts.flatMap((part) => (part.isUnlikely ? [] : [part.expression]));
    };
    expect(likely('src/Tag.tsx', '<b')).toEqual(['`item.state`']);
    expect(likely('src/App.tsx', '<p')).toEqual(['`money(item.price)`']);
  });

  test('of a component of a package perhaps in a prop that its own use does not give', () => {
    const files = {
      'src/TextInput.tsx': `import { FieldTitle } from 'forms';
export const TextInput = ({ label, source, icon }) => <p><FieldTitle label={label} source={source} icon={<b />} /></p>;`,
      'src/App.tsx': `import { TextInput } from './TextInput';
export const App = () => <main>
  <TextInput source="name" />
  <TextInput source="size" label="Size" />
</main>;`,
    };
    const project = createProject(files);
    const [at, file] = [files['src/TextInput.tsx'].indexOf('<FieldTitle'), 'src/TextInput.tsx'];
    const callSite = project.idAt('src/App.tsx', files['src/App.tsx'].indexOf('<TextInput'));
    const answer = traceText(project, project.idAt(file, at), { shown: 'Name', callSite });
    expect(answer.ok && answer.parts).toEqual([
      {
        expression: '`label`',
        sources: [],
        reasons: ['TextInput gets no label at src/App.tsx:3'],
        isUnlikely: true,
        at: { file: 'src/App.tsx', line: 3, column: 2 },
      },
    ]);
  });

  test('at no place of words that are only compared', () => {
    const source = `import { useQuery } from 'package';
const App = () => {
  const { status } = useQuery();
  return <div><p>{status}</p>{status === 'pending' && <b />}</div>;
};`;
    const parts = partsOf(source, '<p', { shown: 'pending' });
    expect(parts.join()).toContain('useQuery');
    expect(parts.join()).not.toContain('stand at');
  });

  test('in the arguments of a function that its file calls', () => {
    const source = `const main = [{ name: 'Home' }, { name: 'Mail' }];
const more = [{ name: 'Help' }, { name: 'Exit' }];
function App() {
  const renderItems = (items, title = 'Menu') => (
    <ul><li><b>{title}</b></li>{items.map((item) => <li key={item.name}>{item.name}</li>)}</ul>
  );
  return <nav>{renderItems(main)}{renderItems(more, 'More')}</nav>;
}`;
    const item = (shown: string, dataIndex?: number) => partsOf(source, '<li key', { shown, dataIndex });
    expect(item('Mail')).toEqual(['`item.name`: src/App.tsx:1:41 "Mail"']);
    expect(item('Exit', 1)).toEqual(['`item.name`: src/App.tsx:2:41 "Exit"']);
    expect(partsOf(source, '<b')).toEqual(['`title`: src/App.tsx:4:39 "Menu", src/App.tsx:7:53 "More"']);
    // handed on, it may be called with anything
    const handedOn = source.replace('<nav>', '<nav onKeyDown={renderItems}>');
    expect(partsOf(handedOn, '<li key', { shown: 'Mail' })).toEqual([
      '`item.name`: ; items is a parameter (src/App.tsx:4); these words stand at src/App.tsx:1',
    ]);
    const exported = `export const label = (name) => <i>{name}</i>;\nconst App = () => label('One');`;
    expect(partsOf(exported, '<i')).toEqual(['`name`: ; name is a parameter (src/App.tsx:1)']);
  });

  test('in the arguments of functions that call each other and themselves', () => {
    const source = `const data = [{ name: 'Colors' }, { name: 'Base', items: [{ name: 'Cards', items: [{ name: 'Wide' }] }, { name: 'Lists' }] }];
const link = (name, badge) => <>{name && <i>{name}</i>}{badge && badge.text}</>;
const item = (one) => {
  const { name, badge } = one;
  return <li>{link(name, badge)}</li>;
};
const group = (one) => <ul>{link(one.name)}{one.items.map((inner) => (inner.items ? group(inner) : item(inner)))}</ul>;
const App = () => data.map((one) => (one.items ? group(one) : item(one)));`;
    for (const text of ['Colors', 'Base', 'Cards', 'Wide']) {
      const place = `src/App.tsx:1:${source.indexOf(text)} "${text}"`;
      expect(partsOf(source, '<i>', { shown: text })).toEqual([`\`name\`: ${place}`]);
    }
  });

  test('in the props of a component that makes its text itself', () => {
    const source = `const App = ({ hint }) => <Card className="wide" title="One" note={hint} open />;`;
    expect(partsOf(source, '<Card')).toEqual(['`"One"`: src/App.tsx:1:56 "One"']);
  });

  test('at the call sites of what hands its props on, and in no other attribute', () => {
    const files = {
      'src/button.tsx': `export function Button({ className, asChild = false, ...props }) {
  const Comp = asChild ? Slot : 'button';
  return <Comp data-slot="button" className={cn(className)} {...props} />;
}`,
      'src/card.tsx':
        'export const Card = forwardRef(({ children, ...props }, ref) => <div ref={ref} title="card" {...props} />);',
      'src/App.tsx': `import { Button } from './button';
import { Card } from './card';
const plan = { name: 'Team' };
export const App = () => (
  <main>
    <Button><svg /> Export</Button>
    <Button>Invite</Button>
    <Button>{plan.name}</Button>
    <Button>button</Button>
    <Button children="Given" />
    <Card>Nowhere</Card>
  </main>
);`,
    };
    const at = (shown: string | null) => partsOf(files, '<Comp', { shown });
    const followed = (place: string) => [expect.stringMatching(new RegExp(`^.{12}: src/App.tsx:${place}(;|$)`))];
    expect(at('Export')).toEqual(followed('6:20 "Export"'));
    expect(at('Invite')).toEqual(followed('7:12 "Invite"'));
    expect(at('Team')).toEqual(followed('3:22 "Team"'));
    expect(at('button')).toEqual(followed('9:12 "button"'));
    expect(at('Given')).toEqual(followed('10:22 "Given"'));
    expect(at('Save')).toEqual([expect.stringMatching(/^`\{\.\.\.props\}`: ; .*it reads otherwise at src\/App/)]);
    // a prop removed by rest destructuring is not passed on
    expect(partsOf(files, '<div', { shown: 'Nowhere' })).toEqual([]);
  });

  test('of a text beside elements at a use, and where its trace ends', () => {
    const files = {
      'src/button.tsx': 'export const Button = ({ className, ...props }) => <button {...props} />;',
      'src/box.tsx': 'export const Box = ({ children }) => <div>{children}</div>;',
      'src/App.tsx': `import { Button } from './button';
import { Box } from './box';
const save = 'Save';
const open = 'Open';
export const App = ({ name, load }) => (
  <main>
    <Button><svg /> {save}</Button>
    <Button>{open}<svg />{load()}</Button>
    <Button>{load()}</Button>
    <Button><b>Bold</b> {name} <svg /></Button>
    <Box><svg /> {save}</Box>
    <Box><Box><svg /> {open}</Box></Box>
  </main>
);`,
    };
    const project = createProject(files);
    const at = (opening: string, line: number, shown: string) => {
      const lines = files['src/App.tsx'].split('\n');
      const start = lines.slice(0, line - 1).join('\n').length + 5;
      const callSite = project.idAt('src/App.tsx', start);
      const file = opening === '<button' ? 'src/button.tsx' : 'src/box.tsx';
      const answer = traceText(project, project.idAt(file, project.files[file]?.indexOf(opening) as number), {
        callSite,
        shown,
      });
      if (!answer.ok) throw new Error(answer.error.message);
      const [part] = answer.parts;
      return [part?.expression, part?.sources.map((one) => one.text), part?.at?.file, part?.at?.line, part?.reasons];
    };
    expect(at('<button', 7, 'Save')).toEqual(['`save`', ['Save'], 'src/App.tsx', 7, []]);
    expect(at('<button', 8, 'Open')).toEqual(['`open`', ['Open'], 'src/App.tsx', 8, []]);
    const why = ['it is the result of calling `load`'];
    expect(at('<button', 9, 'Loaded')).toEqual(['`load()`', [], 'src/App.tsx', 9, why]);
    expect(at('<button', 10, 'Ann')).toEqual(['`name`', [], 'src/App.tsx', 10, [expect.stringContaining('prop name')]]);
    expect(at('<div', 11, 'Save')).toEqual(['`save`', ['Save'], 'src/App.tsx', 11, []]);
    expect(at('<div', 12, 'Open')[1]).toEqual(['Open']);
  });

  test.each(['<svg /> {load()}', '{load()}', '<b>Bold</b>'])('a refused edit names the use: %s', (children) => {
    const files = {
      'src/button.tsx': 'export const Button = ({ className, ...props }) => <button {...props} />;',
      'src/App.tsx': `import { Button } from './button';\nconst App = ({ load }) => <Button>${children}</Button>;`,
    };
    const project = createProject(files);
    const change = createChange('11111111-1111-4111-8111-111111111111', 'EDIT_TEXT', {
      codebaseIdToEditText: project.idAt('src/button.tsx', files['src/button.tsx'].indexOf('<button')),
      oldText: 'Loaded',
      newText: 'New',
    });
    const outcome = mutate(change as never, project);
    expect(outcome).toMatchObject({ ok: false, error: { file: 'src/App.tsx', line: 2 } });
  });

  test('in the children of a component that hands them to itself', () => {
    const source = `const Box = ({ children }) => <div><Box>{children} <i /></Box><p>{children}</p></div>;
const App = () => <Box><i /> {'One'}</Box>;`;
    expect(partsOf(source, '<p', { shown: 'Two' })[0]).toContain('`children`: ;');
  });

  test('nowhere, and why', () => {
    expect(partsOf('const A = ({ user }) => <p>Hi {load(user)}</p>;', '<p')).toEqual([
      'here: src/App.tsx:1:27 "Hi "',
      '`load(user)`: ; it is the result of calling `load`',
    ]);
    expect(partsOf('const A = () => <p></p>;', '<p')).toEqual([]);
    expect(partsOf('const A = () => <img />;', '<img')).toEqual(['void-element']);
    expect(traceText(createProject({}), 'tempo-x')).toMatchObject({ error: { code: 'element-not-found' } });
  });
});

test('children that the page fills are not said to be missing', () => {
  const source = `import { create } from 'zustand';
const useUser = create(() => ({ user: {} }));
const Title = ({ as: Tag = 'h1', ...props }) => <Tag {...props} />;
const App = () => {
  const { username } = useUser((state) => state.user);
  return <Title as="h5">{username}</Title>;
};`;
  expect(partsOf(source, '<Tag', { shown: 'Ada' })).toEqual(['`username`: ; it is known only when the page runs']);
  expect(partsOf(source, '<Title', { shown: 'Ada' })).toEqual(['`username`: ']);
});

/** Words that code hands on: in lists and objects that it makes, through functions, state, contexts and stores. */
import { describe, expect, test } from 'vitest';
import { type TextQuestion, traceText } from '../../src/mutations/trace/trace-text.ts';
import { createProject, type Files } from './support/project.ts';

/** What the text of the element comes from, as written; else the reason. */
function wordsOf(files: Files | string, opening: string, question: TextQuestion = {}): string[] {
  const all = typeof files === 'string' ? { 'src/App.tsx': files } : files;
  const project = createProject(all);
  const [file, text] = Object.entries(all).find(([, one]) => one.includes(opening)) as [string, string];
  const answer = traceText(project, project.idAt(file, text.indexOf(opening)), question);
  if (!answer.ok) return [answer.error.code];
  return answer.parts.flatMap(({ sources, reasons }) => [
    ...sources.map((one) => `${one.file}: ${all[one.file]?.slice(one.start, one.end)}`),
    ...(sources.length > 0 ? [] : reasons),
  ]);
}

const ROWS = `const rows = [{ name: 'Ada', team: 'a' }, { name: 'Ben', team: 'b' }];\n`;

describe('the words are followed', () => {
  test.each([
    ['a mapped list', 'const list = rows.map((row) => ({ ...row, id: slug(row.name) }));'],
    [
      'a list that is mapped in a block',
      'const list = rows.map(function (row) { const { name } = row; return { name }; });',
    ],
    [
      'a list that is filtered and sorted',
      'const list = rows.filter(isShown).toSorted(byName).map((row) => ({ ...row }));',
    ],
    ['a list of lists', 'const list = [rows].flatMap((all) => all);'],
    ['a flat list', 'const list = [rows].flat();'],
    ['a copy', 'const list = Array.from(rows);'],
    ['a copy with more', "const list = [...rows, { name: 'Cleo' }];"],
    [
      'a function that filters',
      'const of = (all, team) => all.filter((one) => one.team === team);\nconst list = of(rows, kind);',
    ],
    ['a function of two ends', 'function of(all) { if (!all) return []; return all; }\nconst list = of(rows);'],
    ['a memo', 'const list = useMemo(() => rows.map((row) => ({ ...row })), []);'],
  ])('through %s', (_, code) => {
    const source = `${ROWS}${code}\nconst App = () => list.map((one) => <p key={one.id}>{one.name}</p>);`;
    expect(wordsOf(source, '<p', { shown: 'Ben' })).toEqual(['src/App.tsx: Ben']);
    expect(wordsOf(source, '<p', { shown: 'Zoe' })[0]).toContain('reads otherwise');
  });

  test('to the item that the page counts, where no item is left out', () => {
    const twins = "const rows = [{ name: 'Ada' }, { name: 'Ada' }];\n";
    const list = `${twins}const list = rows.map((row) => ({ ...row }));\nconst App = () => list.map((one) => <p>{one.name}</p>);`;
    const at = (source: string, dataIndex: number) => {
      const project = createProject({ 'src/App.tsx': source });
      const answer = traceText(project, project.idAt('src/App.tsx', source.indexOf('<p')), { shown: 'Ada', dataIndex });
      return answer.ok ? answer.parts[0]?.sources.map(({ start }) => start) : [];
    };
    expect(at(list, 1)).toEqual([list.lastIndexOf('Ada')]);
    expect(at(list.replace('rows.map', 'rows.filter(isShown).map'), 1)).toHaveLength(2);
  });

  test.each([
    ['values', 'Object.values(all).map((one) => <p>{one.name}</p>)'],
    ['entries', 'Object.entries(all).map(([key, one]) => <p key={key}>{one.name}</p>)'],
    ['entries made anew', 'Object.values(Object.fromEntries(Object.entries(all))).map((one) => <p>{one.name}</p>)'],
    ['an object of entries', 'ids.map((id) => <p>{byId[id].name}</p>)'],
  ])('through %s of an object', (_, shown) => {
    const source = `const all = { a: { name: 'Ada' }, b: { name: 'Ben' } };
const byId = Object.fromEntries(Object.entries(all));
const App = () => ${shown};`;
    expect(wordsOf(source, '<p', { shown: 'Ben' })).toEqual(['src/App.tsx: Ben']);
  });

  test('through a function that chooses, in another file too', () => {
    const files = {
      'src/label.ts': `export function labelOf(kind) {
  switch (kind) {
    case 'a': return 'Open';
    default: { const text = 'Closed'; return text; }
  }
}
export const nameOf = (one) => one.name;\n`,
      'src/App.tsx': `import { labelOf, nameOf } from './label';
const ada = { name: 'Ada' };
export const App = ({ kind }) => <main><p>{labelOf(kind)}</p><i>{nameOf(ada)}</i></main>;\n`,
    };
    expect(wordsOf(files, '<p', { shown: 'Closed' })).toEqual(['src/label.ts: Closed']);
    expect(wordsOf(files, '<i', { shown: 'Ada' })).toEqual(['src/App.tsx: Ada']);
  });

  test('through a variable that a switch sets', () => {
    const source = `function App({ kind }) {
  let label = 'None';
  switch (kind) { case 'a': label = 'One'; break; default: label = 'Two'; }
  return <p>{label}</p>;
}`;
    expect(wordsOf(source, '<p', { shown: 'Two' })).toEqual(['src/App.tsx: Two']);
    expect(wordsOf(source, '<p', { shown: 'None' })).toEqual(['src/App.tsx: None']);
    expect(wordsOf(source.replace("label = 'Two'", "label += 'Two'"), '<p')[0]).toContain('may be set anew');
  });

  test('through a reducer and a ref', () => {
    const source = `const reducer = (state, action) => (action.done ? { ...state, label: 'Sent' } : state);
function App() {
  const [state, dispatch] = useReducer(reducer, { label: 'Send', hint: 'Now' });
  const title = useRef('Title');
  return <main><p>{state.label}</p><i>{state.hint}</i><b>{title.current}</b></main>;
}`;
    expect(wordsOf(source, '<p', { shown: 'Sent' })).toEqual(['src/App.tsx: Sent']);
    expect(wordsOf(source, '<p', { shown: 'Send' })).toEqual(['src/App.tsx: Send']);
    expect(wordsOf(source, '<i', { shown: 'Now' })).toEqual(['src/App.tsx: Now']);
    expect(wordsOf(source, '<b', { shown: 'Title' })).toEqual(['src/App.tsx: Title']);
  });

  test.each([
    [
      'its own hook',
      'export const useUser = () => {\n  const user = useContext(UserContext);\n  if (!user) throw new Error();\n  return user;\n};',
      'useUser()',
    ],
    ['useContext', '', 'useContext(UserContext)'],
    ['use', '', 'use(UserContext)'],
  ])('through a context and %s', (_, hook, read) => {
    const files = {
      'src/user.ts': `import { createContext } from 'react';\nexport const UserContext = createContext({ name: 'Nobody' });\n${hook}\n`,
      'src/App.tsx': `import { UserContext, useUser } from './user';
const App = () => <UserContext.Provider value={{ name: 'Ada' }}><Page /></UserContext.Provider>;
function Page() {
  const { name } = ${read};
  return <p>{name}</p>;
}\n`,
    };
    expect(wordsOf(files, '<p', { shown: 'Ada' })).toEqual(['src/App.tsx: Ada']);
    const alone = { ...files, 'src/App.tsx': files['src/App.tsx'].replace(/<UserContext.*Provider>/, '<Page />') };
    expect(wordsOf(alone, '<p', { shown: 'Nobody' })).toEqual(['src/user.ts: Nobody']);
  });

  test.each([
    ['all of it', 'const { title } = useStore();'],
    ['a selector', 'const title = useStore((state) => state.title);'],
  ])('through a store: %s', (_, read) => {
    const files = {
      'src/store.ts': `import { create } from 'zustand';
import { persist } from 'zustand/middleware';
export const useStore = create()(persist((set) => ({ title: 'Leads', setTitle: (title) => set({ title }) }), { name: 'x' }));\n`,
      'src/App.tsx': `import { useStore } from './store';
export function App() {
  ${read}
  return <p>{title}</p>;
}\n`,
    };
    expect(wordsOf(files, '<p', { shown: 'Leads' })).toEqual(['src/store.ts: Leads']);
  });

  test.each([
    ["{t('title', 'Hello')}", 'Hello'],
    ["{t('title', { defaultValue: 'Hello' })}", 'Hello'],
    ["{intl.formatMessage({ id: 'title', defaultMessage: 'Hello' })}", 'Hello'],
    ['<FormattedMessage id="title" defaultMessage="Hello" />', 'Hello'],
    ['<Trans i18nKey="title" defaults="Hello" />', 'Hello'],
  ])('to the words beside the key of a translation: %s', (content, shown) => {
    const source = `const App = () => <p>${content}</p>;`;
    expect(wordsOf(source, '<p', { shown })).toEqual([`src/App.tsx: ${shown}`]);
    const messages = { 'src/App.tsx': source, 'src/locales/en.json': '{ "title": "Good day" }' };
    expect(wordsOf(messages, '<p', { shown: 'Good day' })).toEqual(['src/locales/en.json: Good day']);
  });

  test('not where only the page knows', () => {
    const keys = "const all = { a: 'Ada' };\nconst App = () => Object.keys(all).map((key) => <p>{key}</p>);";
    expect(wordsOf(keys, '<p')).toEqual(['it is a key of the object at src/App.tsx:1']);
    const made = 'const App = () => Array.from({ length: 3 }, (_, i) => i).map((i) => <p>{i}</p>);';
    expect(wordsOf(made, '<p', { shown: '1' })[0]).toMatch(/comes from|known only when/);
    const count = `${ROWS}const App = () => <p>{rows.map((row) => row).length}</p>;`;
    expect(wordsOf(count, '<p')[0]).toContain('computed from');
    const endless = 'const f = (x) => f(x);\nconst App = () => <p>{f(1)}</p>;';
    expect(wordsOf(endless, '<p')[0]).toContain('what `f` makes of `1`');
  });
});

describe('no end is missing, and no place is mistaken', () => {
  test.each([
    [
      'a list that is filtered',
      'let all = rows; if (q) all = all.map((one) => ({ ...one, hit: true })); if (s) all = all.slice(0, 5);',
    ],
    [
      'a list that grows',
      "let all = rows; if (q) all = [...all, { name: 'Cleo' }]; if (s) all = [...all, { name: 'Dan' }];",
    ],
  ])('in a variable that is set from itself: %s', (_, code) => {
    const source = `${ROWS}function App({ q, s }) { ${code} return all.map((one) => <p>{one.name}</p>); }`;
    expect(wordsOf(source, '<p', { shown: 'Ben' })).toEqual(['src/App.tsx: Ben']);
  });

  test('in words that are set from themselves, again and again', () => {
    const sets = Array.from({ length: 6 }, (_, i) => `if (on${i}) s = s || 'X${i}';`).join(' ');
    const source = `function App() { let s = 'Base'; ${sets} return <p>{s}</p>; }`;
    expect(wordsOf(source, '<p', { shown: 'X4' })).toEqual(['src/App.tsx: X4']);
  });

  test('in a context that is made of the one around it', () => {
    const source = `const Ctx = createContext({ label: 'None' });
function Inner({ children }) { const outer = useContext(Ctx); return <Ctx.Provider value={{ ...outer, size: 'md' }}>{children}</Ctx.Provider>; }
const App = () => <Ctx.Provider value={{ label: 'All' }}><Inner><Label /></Inner></Ctx.Provider>;
function Label() { const { label } = useContext(Ctx); return <p>{label}</p>; }`;
    expect(wordsOf(source, '<p', { shown: 'All' })).toEqual(['src/App.tsx: All']);
  });

  test('in a component that renders itself and hands its props on', () => {
    const source = `const Tree = ({ node, ...rest }) => <li>{rest.title}{node.all.map((one) => <Tree node={one} {...rest} />)}</li>;
const App = () => <Tree node={data} title="Files" />;`;
    expect(wordsOf(source, '<li', { shown: 'Files' })).toContain('src/App.tsx: Files');
  });

  test.each(['const a = { ...b }; const b = { ...a };', 'let a = { x: 1 }; a = { ...a, y: 1 };'])('in %s', (code) => {
    expect(wordsOf(`${code}\nconst App = () => <p>{a.title}</p>;`, '<p').length).toBeLessThan(3);
  });
});

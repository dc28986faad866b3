/** Words that a component of a package makes of what the project gives it. */
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { traceText } from '../../src/mutations/trace/trace-text.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { createProject, type Files } from './support/project.ts';

const FILES = {
  'src/card.tsx': `import { Card as KitCard } from 'kit';
export const Card = ({ children, classNames, ...others }) => (
  <KitCard classNames={{ root: 'card', ...classNames }} {...others}>{children}</KitCard>
);
`,
  'src/table.tsx': `import { Table } from 'kit';
export function DataTable({ columns, rows, rowKey = 'id' }) {
  return <Table columns={columns} dataSource={rows} rowKey={rowKey} />;
}
`,
  'src/data.ts': `export const TABS = [
  { title: 'details', path: 'details' },
  { title: 'security', path: 'security' },
];
`,
  'src/Page.tsx': `import { Descriptions, Segmented, Tabs } from 'kit';
import { Card } from './card';
import { DataTable } from './table';
import { TABS } from './data';

const COLUMNS = [
  { title: 'Price', dataIndex: 'price', key: 'Rating' },
  { title: 'Rating', dataIndex: 'rating', key: 'rating' },
];
const MORE = [{ title: 'Rating' }, ...[{ title: 'Actions' }]];
const FACTS = [
  { key: 'Job', label: 'Job', children: <b>Nurse</b> },
  { key: 'mail', label: 'E-mail', children: <b>E-mail</b> },
];
const ITEMS = TABS.map((tab) => ({ key: tab.title, label: tab.title }));
export const Page = ({ rows, period, name }) => (
  <main>
    <Card title="Sales"><p>24</p></Card>
    <Card title="Orders" hint="Sales">{name}</Card>
    <DataTable columns={COLUMNS} rows={rows} />
    <DataTable columns={MORE} rows={rows} />
    <Descriptions title="Facts" items={FACTS} />
    <Tabs items={ITEMS} />
    <Segmented size="large" options={['monthly', 'annually']} value={period} />
  </main>
);
`,
};

const idAt = (project: ReturnType<typeof createProject>, files: Files, opening: string, nth = 0) => {
  const [file, text] = Object.entries(files).find(([, one]) => one.includes(opening)) as [string, string];
  let at = text.indexOf(opening);
  for (let i = 0; i < nth; i++) at = text.indexOf(opening, at + 1);
  return project.idAt(file, at);
};

interface Asked {
  files?: Files;
  opening: string;
  /** the use that the page shows, by its opening */
  use?: [opening: string, nth?: number];
}

function placesOf(shown: string, { files = FILES, opening, use }: Asked): string[] {
  const project = createProject(files);
  const callSite = use ? idAt(project, files, ...use) : null;
  const answer = traceText(project, idAt(project, files, opening), { shown, callSite });
  if (!answer.ok) return [answer.error.code];
  return answer.parts.flatMap(({ sources }) => sources.map((one) => `${one.file}:${one.line} ${one.text}`));
}

function edited(oldText: string, newText: string, { files = FILES, opening, use }: Asked) {
  const project = createProject(files);
  const fields = { codebaseIdToEditText: idAt(project, files, opening), oldText, newText };
  const change = createChange('11111111-1111-4111-8111-111111111111', 'EDIT_TEXT', fields);
  const callSiteCodebaseId = use && idAt(project, files, ...use);
  const scoped = use ? { ...change, scope: 'instance', callSiteCodebaseId } : change;
  const answer = mutate(scoped as never, project);
  if (!answer.ok) return answer.error.message;
  return answer.edits.map(({ file, text }) => {
    const before = (files as Files)[file]?.split('\n');
    return text.split('\n').flatMap((line, i) => (line === before?.[i] ? [] : `${file}:${i + 1} ${line.trim()}`));
  })[0];
}

const CARD: Asked = { opening: '<KitCard', use: ['<Card'] };
const TABLE: Asked = { opening: '<Table', use: ['<DataTable'] };
const inPage = (jsx: string): Asked => ({
  files: { 'src/Page.tsx': `import { Box } from 'kit';\nexport const Page = ({ x }) => ${jsx};\n` },
  opening: '<Box',
});

describe('words that a package makes', () => {
  test.each<[string, string, string, Asked, string]>([
    [
      'a prop that a component of the project hands on',
      'Sales',
      'src/Page.tsx:18',
      CARD,
      '<Card title="new"><p>24</p></Card>',
    ],
    ['a column', 'Rating', 'src/Page.tsx:8', TABLE, "{ title: 'new', dataIndex: 'rating', key: 'rating' },"],
    [
      'an item',
      'Job',
      'src/Page.tsx:12',
      { opening: '<Descriptions' },
      "{ key: 'Job', label: 'new', children: <b>Nurse</b> },",
    ],
    [
      'an item, not a child element',
      'E-mail',
      'src/Page.tsx:13',
      { opening: '<Descriptions' },
      "{ key: 'mail', label: 'new', children: <b>E-mail</b> },",
    ],
    [
      'an item of a made list',
      'security',
      'src/data.ts:3',
      { opening: '<Tabs' },
      "{ title: 'new', path: 'security' },",
    ],
    [
      'an item of an array',
      'annually',
      'src/Page.tsx:24',
      { opening: '<Segmented' },
      `<Segmented size="large" options={['monthly', 'new']} value={period} />`,
    ],
  ])('are those of %s', (_, shown, place, asked, line) => {
    expect(placesOf(shown, asked)).toEqual([`${place} ${shown}`]);
    expect(edited(shown, 'new', asked)).toEqual([`${place} ${line}`]);
  });

  test('are warned of where they are the key of their item as well', () => {
    const warningsOf = (oldText: string, opening: string) => {
      const project = createProject(FILES);
      const fields = { codebaseIdToEditText: idAt(project, FILES, opening), oldText, newText: 'new' };
      const answer = mutate(createChange('11111111-1111-4111-8111-111111111111', 'EDIT_TEXT', fields), project);
      return answer.ok ? answer.warnings : answer.error.code;
    };
    expect(warningsOf('security', '<Tabs')).toEqual([expect.stringContaining('is the key of its item as well')]);
    // a key that only reads the same stays
    expect(warningsOf('Job', '<Descriptions')).toBeUndefined();
  });

  test('are those of the use that the page shows', () => {
    expect(placesOf('Rating', { ...TABLE, use: ['<DataTable', 1] })).toEqual(['src/Page.tsx:10 Rating']);
    expect(placesOf('Actions', { ...TABLE, use: ['<DataTable', 1] })).toEqual(['src/Page.tsx:10 Actions']);
    expect(placesOf('Rating', { ...TABLE, use: undefined })).toHaveLength(2);
    expect(edited('Rating', 'new', { ...TABLE, use: undefined })).toContain('src/Page.tsx:8, src/Page.tsx:10');
  });

  test('are those of the props that a body takes apart, and of the ones around', () => {
    const files = {
      ...FILES,
      'src/card.tsx': `import { Card as KitCard } from 'kit';
export const Card = (props) => <Frame {...props} />;
const Frame = (props) => {
  const { children, ...others } = props;
  return <KitCard {...others}>{children}</KitCard>;
};
`,
    };
    expect(placesOf('Orders', { files, opening: '<KitCard' })).toEqual(['src/Page.tsx:19 Orders']);
  });

  test('are none of what is no words', () => {
    const all = `<Box className="a" size="a" id="a" data-x="a" onClick={() => 'a'} items={[{ key: 'a', type: 'a', path: 'a' }]}
      options={[{ label: 'b', value: 'a' }]} hint="a">{x}</Box>`;
    expect(placesOf('a', inPage(all))).toEqual([]);
    expect(edited('a', 'new', inPage(all))).toContain('the prop x of Page');
    expect(placesOf('Job', { opening: '<Segmented' })).toEqual([]);
  });

  test('are under another key only where none has such words under a key for words', () => {
    const rows = (more: string) => inPage(`<Box rows={[{ city: 'Rome', ${more} }]} />`);
    expect(placesOf('Rome', rows(''))).toEqual(['src/Page.tsx:2 Rome']);
    expect(edited('Rome', 'Oslo', rows("title: 'Rome'"))).toEqual([
      "src/Page.tsx:2 export const Page = ({ x }) => <Box rows={[{ city: 'Rome', title: 'Oslo' }]} />;",
    ]);
  });

  test('are those of a prop of any name that reads so, in the data of a list too', () => {
    const files = {
      'src/Page.tsx': `import { Step } from 'kit';
const STEPS = [
  { title: 'First', date: 'May 2020' },
  { title: 'Second', date: 'June 2021' },
];
const Card = ({ step }) => <Step date={step.date} mode="dark" value="Two">{step.title}</Step>;
export const Page = () => <ul>{STEPS.map((step) => <Card key={step.title} step={step} />)}</ul>;
`,
    };
    const asked = { files, opening: '<Step' };
    expect(placesOf('June 2021', asked)).toEqual(['src/Page.tsx:4 June 2021']);
    expect(edited('June 2021', 'July 2021', asked)).toEqual(["src/Page.tsx:4 { title: 'Second', date: 'July 2021' },"]);
    // an option that reads so by chance, and the chosen one of several
    expect(placesOf('dark', asked)).toEqual([]);
    expect(placesOf('Two', asked)).toEqual([]);
    // a prop for words goes before one of another name
    expect(placesOf('May 2020', inPage('<Box date="May 2020" title="May 2020" />'))).toEqual([
      'src/Page.tsx:2 May 2020',
    ]);
  });

  test('are those of a prop of any name only where no words of the element itself read so', () => {
    const files = {
      'src/Page.tsx': `import { Button, Tag } from 'kit';
const labels = { save: 'Save' };
const USERS = [
  { tone: 'Active', status: 'Active' },
  { tone: 'Away', status: 'Gone' },
];
export const Page = ({ name }) => (
  <main>
    <Button tooltip="Save">{labels.save}</Button>
    <Button tooltip="To Save">To {labels.save}</Button>
    {USERS.map((u) => <Tag key={u.tone} kind={u.tone}>{u.status}</Tag>)}
    <Button tooltip="Hello" color="red">{name}</Button>
  </main>
);
`,
    };
    const button = { files, opening: '<Button tooltip="Save"' };
    expect(placesOf('Save', button)).toEqual(['src/Page.tsx:2 Save']);
    expect(edited('Save', 'Keep', button)).toEqual(["src/Page.tsx:2 const labels = { save: 'Keep' };"]);
    const parts = { files, opening: '<Button tooltip="To' };
    expect(edited('To Save', 'To Keep', parts)).toEqual(["src/Page.tsx:2 const labels = { save: 'Keep' };"]);
    const tag = { files, opening: '<Tag' };
    expect(placesOf('Active', tag)).toEqual(['src/Page.tsx:4 Active']);
    expect(edited('Active', 'On', tag)).toEqual(["src/Page.tsx:4 { tone: 'Active', status: 'On' },"]);
    expect(edited('Away', 'Off', tag)).toEqual(["src/Page.tsx:5 { tone: 'Off', status: 'Gone' },"]);
    // what only the page knows may read so, too
    const unknown = { files, opening: '<Button tooltip="Hello"' };
    expect(placesOf('Hello', unknown)).toEqual([]);
    expect(edited('Hello', 'Bye', unknown)).toContain('the prop name of Page');
  });

  test('are said to be state where the prop of them is', () => {
    const files = {
      'src/Page.tsx': `import { useState } from 'react';
import { Tabs } from 'kit';
export const Page = ({ items }) => {
  const [tab, setTab] = useState('Overview');
  return (
    <main>
      <Tabs active={tab} onChange={() => setTab('Details')} />
      <Tabs title={tab} onChange={() => setTab('Details')} />
      <Tabs date={tab} onChange={() => setTab('Details')}>
        {items.map((one) => <p key={one}>{one}</p>)}
      </Tabs>
      <Tabs date="May 2020" onChange={() => setTab('Details')}>
        {items.map((one) => <p key={one}>{one}</p>)}
      </Tabs>
    </main>
  );
};
`,
    };
    const warningsOf = (oldText: string, opening: string) => {
      const project = createProject(files);
      const fields = { codebaseIdToEditText: idAt(project, files, opening), oldText, newText: 'new' };
      const answer = mutate(createChange('11111111-1111-4111-8111-111111111111', 'EDIT_TEXT', fields), project);
      return answer.ok ? answer.warnings : answer.error.message;
    };
    const isState = [expect.stringContaining('reload the page')];
    expect(warningsOf('Overview', '<Tabs active')).toEqual(isState);
    expect(warningsOf('Overview', '<Tabs title')).toEqual(isState);
    expect(warningsOf('Overview', '<Tabs date={')).toEqual(isState);
    expect(warningsOf('May 2020', '<Tabs date="')).toBeUndefined();
  });

  test('are refused where several read the same', () => {
    const box = inPage(`<Box title="Same" items={[\n  { label: 'Same' }]} />`);
    expect(placesOf('Same', box)).toHaveLength(2);
    expect(edited('Same', 'new', box)).toContain('src/Page.tsx:2, src/Page.tsx:3');
  });

  test('are refused where a computed child reads the same', () => {
    const box = inPage("<Box title=\"Same\">{x ? 'Same' : 'Other'}</Box>");
    expect(placesOf('Same', box)).toHaveLength(2);
    expect(edited('Same', 'new', box)).toContain('src/Page.tsx:2');
  });

  test('are those of the JSX in it where this reads so', () => {
    expect(placesOf('Same', inPage('<Box title="Same">Same</Box>'))).toEqual(['src/Page.tsx:2 Same']);
    expect(edited('Same', 'new', inPage('<Box title="Same">Same</Box>'))).toEqual([
      'src/Page.tsx:2 export const Page = ({ x }) => <Box title="Same">new</Box>;',
    ]);
  });

  test('are those of one item of a list', () => {
    const files = {
      'src/Page.tsx': `import { Box } from 'kit';
const all = [{ name: 'New' },
  { name: 'New' }];
export const Page = () => all.map((one) => <Box key={one.name} title={one.name} />);
`,
    };
    const project = createProject(files);
    const answer = traceText(project, idAt(project, files, '<Box'), { shown: 'New', dataIndex: 1, dataCount: 2 });
    expect(answer).toMatchObject({ parts: [{ sources: [{ line: 3 }] }] });
  });

  test('of lists that are made of each other without end are not looked for', () => {
    const wide = Array.from(
      { length: 12 },
      (_, i) => `const a${i + 1} = [...a${i}, ...a${i}, { title: a${i} }, { items: a${i} }];`,
    );
    const box = inPage('<Box items={a12} />');
    const text = `const a0 = [{ title: 'Deep' }];\n${wide.join('\n')}\n`;
    const files = { 'src/Page.tsx': `${text}${(box.files as Files)['src/Page.tsx']}` };
    expect(placesOf('Deep', { ...box, files })).toEqual([]);
  });
});

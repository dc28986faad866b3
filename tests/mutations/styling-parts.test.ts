/** STYLING of `::before` and its kin: where the rule goes in each kind of sheet and of style in code, and undo. */
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { applySplices, invertSplices } from '../../src/protocol/splice.ts';
import { createProject } from './support/project.ts';

const APP = `import './FILE';

export function App() {
  return <div className="card">Hi</div>;
}
`;

/** Edits the element that begins with `<`, and compares the file with what it was after undo. @returns its text between */
function styled(
  files: Record<string, string>,
  file: string,
  { modifiers = ['before'], changes = { color: 'red' } as Record<string, string | null> } = {},
): string {
  const project = createProject(files);
  const [app = '', text = ''] = Object.entries(files).find(([name]) => name.endsWith('App.tsx')) ?? [];
  const change = createChange('11111111-1111-4111-8111-111111111111', 'STYLING', {
    codebaseId: project.idAt(app, text.indexOf('<')),
    stylingChanges: changes,
    stylingFramework: 'CSS',
    modifiers,
  });
  const outcome = mutate(change, project);
  if (!outcome.ok) throw new Error(`${outcome.error.code}: ${outcome.error.message} ${outcome.error.hint}`);
  expect(outcome.edits.map((edit) => edit.file)).toEqual([file]);
  const before = files[file] as string;
  const splices = outcome.edits[0]?.splices ?? [];
  const after = applySplices(before, splices);
  expect(applySplices(after, invertSplices(before, splices))).toBe(before);
  return after;
}

const NEW = { content: '""', color: 'red' };
const inSheet = (sheet: string, options: Parameters<typeof styled>[2] = {}, name = 'app.css') =>
  styled({ 'src/App.tsx': APP.replace('FILE', name), [`src/${name}`]: sheet }, `src/${name}`, options);
const CARD = '.card {\n  gap: 1rem;\n}\n';

describe('in a style sheet', () => {
  test('a rule of its own stands behind that of the element, before those of states', () => {
    const hover = '\n.card:hover {\n  gap: 0;\n}\n';
    expect(inSheet(CARD + hover, { changes: NEW })).toBe(
      `${CARD}\n.card::before {\n  content: "";\n  color: red;\n}\n${hover}`,
    );
  });

  test('an empty text has the quotes of the sheet', () => {
    const sheet = `${CARD}\n.note {\n  font-family: 'Inter';\n}\n`;
    expect(inSheet(sheet, { changes: NEW })).toContain("content: '';\n");
    const scss = `@use '../tokens';\n\n${CARD}`;
    expect(inSheet(scss, { changes: NEW }, 'app.scss')).toContain("content: '';\n");
  });

  test('the marker of dark mode stands before the element, also where the part has a block', () => {
    const dark = '.dark .card {\n  gap: 0;\n}\n';
    const sheet = `.card {\n  gap: 1rem;\n\n  &::before {\n    content: "x";\n  }\n}\n\n${dark}`;
    const after = inSheet(sheet, { modifiers: ['dark', 'before'] });
    expect(after).toMatch(/\.dark (?:\.card|&)::before \{\n\s+color: red;\n\s*\}/);
    expect(after).not.toContain('.dark & {');
  });

  test('a rule for a part is none of the element', () => {
    const sheet = '.card {\n  color: blue;\n}\n\n.card::before {\n  content: "x";\n}\n';
    expect(inSheet(sheet, { modifiers: [] })).toBe(sheet.replace('blue', 'red'));
  });

  test('the rule that is there is taken', () => {
    const rule = '\n.card::before {\n  content: "x";\n}\n';
    expect(inSheet(CARD + rule)).toBe(CARD + rule.replace('"x";', '"x";\n  color: red;'));
    expect(inSheet(CARD + rule, { changes: { content: '"y"' } })).toBe(CARD + rule.replace('"x"', '"y"'));
    expect(inSheet(CARD + rule.replace('::', ':'))).toBe(
      CARD + rule.replace('::', ':').replace('"x";', '"x";\n  color: red;'),
    );
  });

  test('one for the element itself does not count, and one for all elements is left alone', () => {
    const sheet = `*,\n*::before {\n  color: black;\n}\n\n.card {\n  color: blue;\n}\n`;
    expect(inSheet(sheet)).toBe(`${sheet}\n.card::before {\n  color: red;\n}\n`);
  });

  test('the single colon of old sheets is kept', () => {
    const sheet = `${CARD}\n.note:after {\n  content: "";\n}\n`;
    expect(inSheet(sheet)).toContain('.card:before {\n  color: red;\n}\n');
  });

  test('a state stands before it, a list keeps all of its selectors', () => {
    const sheet = '.note,\n.card {\n  gap: 1rem;\n}\n';
    expect(inSheet(sheet, { modifiers: ['before', 'hover'] })).toBe(
      `${sheet}\n.note:hover::before,\n.card:hover::before {\n  color: red;\n}\n`,
    );
    const rule = '\n.card::before {\n  color: blue;\n}\n';
    expect(inSheet(CARD + rule, { modifiers: ['hover', 'before'] })).toBe(
      `${CARD}${rule}\n.card:hover::before {\n  color: red;\n}\n`,
    );
  });

  test('from a breakpoint on it stands in the block for that', () => {
    const rule = '\n.card::before {\n  color: blue;\n}\n';
    expect(inSheet(CARD + rule, { modifiers: ['md', 'before'] })).toBe(
      `${CARD}${rule}\n@media (min-width: 768px) {\n  .card::before {\n    color: red;\n  }\n}\n`,
    );
    expect(inSheet(CARD, { modifiers: ['dark', 'before'] })).toBe(
      `${CARD}\n@media (prefers-color-scheme: dark) {\n  .card::before {\n    color: red;\n  }\n}\n`,
    );
  });

  test('it nests where the file nests', () => {
    const sheet = '.card {\n  gap: 1rem;\n\n  &:hover {\n    gap: 0;\n  }\n}\n';
    const nested = '.card {\n  gap: 1rem;\n\n  &::before {\n    color: red;\n  }\n\n  &:hover {\n    gap: 0;\n  }\n}\n';
    for (const name of ['app.scss', 'app.less', 'app.css']) expect(inSheet(sheet, {}, name)).toBe(nested);
    const own = nested.replace('color: red', 'gap: 0');
    expect(inSheet(own, { modifiers: ['before', 'focus'] }, 'app.scss')).toBe(
      own.replace(/\}\n$/, '\n  &:focus::before {\n    color: red;\n  }\n}\n'),
    );
    expect(inSheet(own, {}, 'app.scss')).toBe(own.replace('gap: 0;', 'gap: 0;\n    color: red;'));
  });

  test('it goes when its property is unset', () => {
    const rule = '\n.card::before {\n  content: "";\n  color: blue;\n}\n';
    expect(inSheet(CARD + rule, { changes: { color: null } })).toBe(CARD + rule.replace('  color: blue;\n', ''));
  });

  test('in a CSS module, and for an element without a class', () => {
    const module = `import styles from './app.module.css';\nexport const App = () => <div className={styles.card} />;\n`;
    const sheet = '.card {\n  gap: 0;\n}\n';
    expect(
      styled({ 'src/App.tsx': module, 'src/app.module.css': sheet }, 'src/app.module.css', {
        modifiers: ['placeholder'],
      }),
    ).toBe(`${sheet}\n.card::placeholder {\n  color: red;\n}\n`);
  });
});

const STYLED = `import styled from 'styled-components';\n\nexport const Title = styled.h1\`\n  color: green;\n\`;\n`;
const USES = `import './index.css';\nimport { Title } from './parts';\nexport const App = () => <Title>Orders</Title>;\n`;
const inCode = (parts: string, options: Parameters<typeof styled>[2] = {}) =>
  styled({ 'src/App.tsx': USES, 'src/parts.ts': parts, 'src/index.css': '' }, 'src/parts.ts', options);

describe('in code', () => {
  test('a template literal gets a nested rule', () => {
    expect(inCode(STYLED, { changes: NEW })).toBe(
      STYLED.replace('green;\n', "green;\n\n  &::before {\n    content: '';\n    color: red;\n  }\n"),
    );
    const there = STYLED.replace('green;\n', "green;\n\n  &::before {\n    content: '';\n  }\n");
    expect(inCode(there)).toBe(there.replace("content: '';\n", "content: '';\n    color: red;\n"));
    expect(inCode(there, { modifiers: ['hover', 'before'] })).toBe(
      there.replace('  }\n`', '  }\n\n  &:hover::before {\n    color: red;\n  }\n`'),
    );
  });

  test('an object gets a key for it', () => {
    const parts = "import styled from '@emotion/styled';\n\nexport const Title = styled.h1({\n  color: 'green',\n});\n";
    expect(inCode(parts, { changes: NEW })).toBe(
      parts.replace("'green',\n", "'green',\n  '&::before': {\n    content: '\"\"',\n    color: 'red',\n  },\n"),
    );
    const there = parts.replace("'green',\n", "'green',\n  '::before': {\n    content: '\"\"',\n  },\n");
    expect(inCode(there)).toBe(there.replace('\'""\',\n', "'\"\"',\n    color: 'red',\n"));
  });
});

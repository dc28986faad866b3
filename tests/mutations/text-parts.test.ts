/** An edit of one part of a text changes its own literal and nothing else, whatever is around it. */
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { traceText } from '../../src/mutations/trace/trace-text.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { applySplices } from '../../src/protocol/splice.ts';
import { createProject, type Files } from './support/project.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const FILE = 'src/App.tsx';

/** The edited files, or the code of the refusal. */
function edit(files: Files, opening: string, part: number, oldText: string, newText: string): Files | string {
  const project = createProject(files);
  const codebaseIdToEditText = project.idAt(FILE, (files[FILE] as string).indexOf(opening));
  const fields = { codebaseIdToEditText, oldText, newText, part };
  const outcome = mutate(createChange(ID, 'EDIT_TEXT', fields) as never, project);
  if (!outcome.ok) return outcome.error.code;
  const after = { ...files };
  for (const { file, splices } of outcome.edits) after[file] = applySplices(files[file] as string, splices);
  return after;
}

const FOOTER = {
  [FILE]: `import { NAME, YEAR } from './constants';
export const App = () => (
  <footer>
    © {YEAR} {NAME}. All <b>rights</b> reserved{' '}
    {\`by \${NAME}\`}
  </footer>
);
`,
  'src/constants.ts': `export const NAME = 'Front & Age';\nexport const YEAR = 2023;\n`,
} satisfies Files;

/** Both files with one text in place of another, which stands there once. */
function changed(from: string, to: string): Files {
  const files = Object.entries(FOOTER).map(([file, text]) => [file, text.replace(from, () => to)] as const);
  expect(files.filter(([file, text]) => text !== FOOTER[file as keyof typeof FOOTER])).toHaveLength(1);
  return Object.fromEntries(files);
}

describe('a part is edited by its place among the parts', () => {
  test.each([
    [0, '© ', 'Copyright ', '© {', 'Copyright {'],
    // at its end, where the next part begins
    [0, '© ', '© since ', '© {', '© since {'],
    [1, '2023', '2031', 'YEAR = 2023', 'YEAR = 2031'],
    [2, 'Front & Age', 'Storefront', 'Front & Age', 'Storefront'],
    [3, '. All ', ', all ', '. All ', ', all '],
    [4, 'rights', 'rights and <wrongs>', 'rights', 'rights and &lt;wrongs&gt;'],
    [5, ' reserved', ' kept', ' reserved', ' kept'],
    [5, ' reserved', '', ' reserved', ''],
  ])('%i %j to %j', (part, oldText, newText, from, to) => {
    expect(edit(FOOTER, '<footer', part, oldText, newText)).toEqual(changed(from, to));
  });

  test('the very parts that a trace tells', () => {
    const project = createProject(FOOTER);
    const trace = traceText(project, project.idAt(FILE, FOOTER[FILE].indexOf('<footer')));
    if (!trace.ok) throw new Error(trace.error.message);
    expect(trace.parts.length).toBeGreaterThan(6);
    for (const [index, { sources }] of trace.parts.entries()) {
      const [only] = sources;
      if (!only || sources.length > 1) throw new Error(`Part ${index} stands at ${sources.length} places.`);
      const words = only.text === '2023' ? '7' : `${only.text.trimEnd()}Q${/\s*$/.exec(only.text)?.[0]}`;
      const after = edit(FOOTER, '<footer', index, only.text, words);
      if (typeof after === 'string') throw new Error(`Part ${index} is refused: ${after}`);
      const others = Object.keys(FOOTER).filter((file) => file !== only.file);
      for (const file of others) expect(after[file]).toBe(FOOTER[file as keyof typeof FOOTER]);
      const before = FOOTER[only.file as keyof typeof FOOTER];
      expect(after[only.file]?.slice(0, only.start)).toBe(before.slice(0, only.start));
      expect(after[only.file]?.endsWith(before.slice(only.end))).toBe(true);
    }
  });
});

describe('a part is refused', () => {
  test('whose words are others by now, or that is not there any more', () => {
    expect(edit(FOOTER, '<footer', 3, '. Some ', 'x')).toBe('text-not-found');
    expect(edit(FOOTER, '<footer', 2, 'Acme', 'x')).toBe('text-not-found');
    expect(edit(FOOTER, '<footer', 99, '. All ', 'x')).toBe('text-not-found');
  });

  test('that is a number, for words', () => {
    expect(typeof edit(FOOTER, '<footer', 1, '2023', 'soon')).toBe('string');
  });
});

describe('the parts of a text that a use gives its component are those of the use', () => {
  const USES = `import { APP } from './config';
import { Title, Text } from './typography';
export const App = () => (
  <div>
    <Title as="h2" className="text-white">
      Explore Redesigned {APP.name}
    </Title>
    <Title>Other</Title>
    <Text>
      Endless possibilities with{' '}
      {APP.name}.
    </Text>
  </div>
);
`;
  const TYPOGRAPHY = `import { forwardRef } from 'react';
const Title = forwardRef(({ as: Component = 'h1', ...props }, ref) => {
  return <Component ref={ref} {...props} />;
});
const Text = forwardRef(({ children }, ref) => <p ref={ref}>{children}</p>);
export { Title, Text };
`;
  const files = {
    [FILE]: USES,
    'src/typography.tsx': TYPOGRAPHY,
    'src/config.ts': `export const APP = { name: 'Slash' };\n`,
  };

  test.each([
    [
      '<Component',
      '<Title',
      'Explore Redesigned Slash',
      0,
      'Explore Redesigned ',
      'Discover ',
      'Explore Redesigned {',
      'Discover {',
    ],
    ['<Component', '<Title', 'Explore Redesigned Slash', 1, 'Slash', 'Cut', "'Slash'", "'Cut'"],
    [
      '<p',
      '<Text',
      'Endless possibilities with Slash.',
      0,
      'Endless possibilities with',
      'All with',
      'Endless possibilities',
      'All',
    ],
    ['<p', '<Text', 'Endless possibilities with Slash.', 2, '.', '!', '}.', '}!'],
  ])('%s of %s, %s: part %i', (root, use, shown, part, oldText, newText, from, to) => {
    const project = createProject(files);
    const codebaseIdToEditText = project.idAt('src/typography.tsx', TYPOGRAPHY.indexOf(root));
    const callSiteCodebaseId = project.idAt(FILE, USES.indexOf(use));
    const trace = traceText(project, codebaseIdToEditText, { shown, callSite: callSiteCodebaseId });
    if (!trace.ok) throw new Error(trace.error.message);
    expect(trace.parts[part]).toMatchObject({
      sources: [{ text: oldText }],
      shown: oldText,
      expression: expect.anything(),
    });
    const change = createChange(ID, 'EDIT_TEXT', { codebaseIdToEditText, oldText, newText, part });
    const outcome = mutate({ ...change, scope: 'instance', callSiteCodebaseId } as never, project);
    if (!outcome.ok) throw new Error(outcome.error.message);
    const [edited, second] = outcome.edits;
    expect(second).toBeUndefined();
    const before = files[edited?.file as keyof typeof files] as string;
    expect(edited?.text).toBe(before.replace(from, to));
  });
});

describe('an element has no parts of another element', () => {
  const APP = `const Box = ({ children }) => <section>{children}</section>;
const n = 'Ann';
export const App = () => {
  const label = <b>Hi {n}</b>;
  return (
    <main>
      <h2>{label}</h2>
      <Box><i>Hi {n}</i></Box>
      <Box>Hi {n}</Box>
    </main>
  );
};
`;
  const project = createProject({ [FILE]: APP });
  const textsAt = (opening: string, shown: string, use?: string) => {
    const callSite = use ? project.idAt(FILE, APP.indexOf(use)) : null;
    const trace = traceText(project, project.idAt(FILE, APP.indexOf(opening)), { shown, callSite });
    if (!trace.ok) throw new Error(trace.error.message);
    return trace.parts.map((part) => [part.shown, ...part.sources.map(({ text }) => text)]);
  };

  test('that a constant has', () => {
    expect(textsAt('<h2', 'Hi Ann').flat()).not.toContain('Hi ');
  });

  test('that stands among the children of a use', () => {
    expect(textsAt('<section', 'Hi Ann', '<Box><i').flat()).not.toContain('Hi ');
    expect(textsAt('<section', 'Hi Ann', '<Box>Hi')).toEqual([
      ['Hi ', 'Hi '],
      ['Ann', 'Ann'],
    ]);
  });
});

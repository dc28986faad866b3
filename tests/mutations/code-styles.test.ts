/** Styles in code under many edits: each one holds when it is asked for again, and all undone give the first bytes. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { applySplices, invertSplices, type Splice } from '../../src/protocol/splice.ts';
import { createProject, type Files } from './support/project.ts';
import { randomFrom } from './support/random-changes.ts';
import { parseWithTypeScript } from './support/spans.ts';
import { syntaxErrors } from './support/syntax.ts';

const styled = (body: string, tag = 'styled.p') =>
  `import styled, { css } from 'styled-components';\nimport { colors, flex } from './theme';\n\nconst P = ${tag}${body};\nexport const App = () => <P>a</P>;\n`;
const emotion = (object: string) =>
  `import { css } from '@emotion/react';\nimport { shared } from './theme';\n\nexport const App = () => <P css={${object}}>a</P>;\n`
    .replaceAll('<P', '<p')
    .replace('</P', '</p');
const vanilla = (object: string): Files => ({
  'src/App.tsx': "import { card } from './card.css';\n\nexport const App = () => <p className={card}>a</p>;\n",
  'src/card.css.ts': `import { style } from '@vanilla-extract/css';\n\nexport const card = style(${object});\n`,
});

const SOURCES: Record<string, Files | string> = {
  'styled-components': styled(
    `\`\n  color: green;\n  padding: 4px 8px;\n  \${flex};\n\n  &:hover {\n    color: \${colors.ink};\n  }\n\``,
  ),
  'styled-components on one line': styled('`color: green; margin: 0`'),
  'styled-components, empty': styled('``'),
  'styled-components with tabs and CRLF': styled('`\n\tcolor: green; // ink\n\n\tsmall { color: red; }\n`').replaceAll(
    '\n',
    '\r\n',
  ),
  'styled object': styled("({\n  color: 'green',\n  ':hover': { color: 'red' },\n})"),
  'css prop': emotion("{ color: 'green', padding: 12 }"),
  'css prop on lines': emotion(
    "{\n    color: 'green',\n    ...shared,\n    '@media (min-width: 768px)': {\n      padding: 1,\n    },\n  }",
  ),
  'css prop, empty': emotion('{}'),
  'sx of MUI':
    "import { Box } from '@mui/material';\n\nexport const App = () => <Box sx={{ p: 2, mt: { xs: 1, md: 2 } }}>a</Box>;\n",
  'vanilla-extract': vanilla("{\n  color: 'green',\n  padding: 4,\n}"),
  'vanilla-extract with blocks': vanilla(
    "{\n  color: 'green',\n  selectors: {\n    '&:hover': { color: 'red' },\n  },\n  '@media': {\n    'screen and (min-width: 768px)': { margin: 0 },\n  },\n}",
  ),
  Panda:
    "import { css } from '../styled-system/css';\n\nexport const App = () => <p className={css({ p: '4', color: { base: 'green', _hover: 'red' } })}>a</p>;\n",
  StyleX:
    "import * as stylex from '@stylexjs/stylex';\n\nconst styles = stylex.create({\n  p: { color: { default: 'green', ':hover': 'red' }, padding: 4 },\n});\nexport const App = () => <p {...stylex.props(styles.p)}>a</p>;\n",
};

/** Keys that an object has twice: the first of them counts for nothing. */
function doubledKeys(file: string, text: string): string[] {
  const doubled: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const names = node.properties.flatMap(({ name }) => (name ? [name.getText().replace(/^['"]|['"]$/g, '')] : []));
      doubled.push(...names.filter((name, i) => names.indexOf(name) !== i));
    }
    ts.forEachChild(node, visit);
  };
  visit(parseWithTypeScript(file, text));
  return doubled;
}

const PROPERTIES: [string, (string | null)[]][] = [
  ['color', ['blue', 'rgb(1, 2, 3)', null]],
  ['padding', ['4px', '1rem 2px', '0', null]],
  ['paddingLeft', ['9px', null]],
  ['opacity', ['0.5', '1', null]],
  ['fontFamily', ['"Open Sans", serif', null]],
  ['--gap', ['3px']],
];
const CONTEXTS: string[][] = [[], [], ['hover'], ['active'], ['md'], ['lg'], ['max-md'], ['dark'], ['md', 'hover']];

test.each(Object.entries(SOURCES))('%s', (_, given) => {
  const start: Files = typeof given === 'string' ? { 'src/App.tsx': given } : given;
  const random = randomFrom(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const history: { file: string; before: string; splices: Splice[] }[] = [];
  const refusals = new Set<string>();
  let files = start;
  for (let step = 0; step < 80; step++) {
    const [property, values] = pick(PROPERTIES);
    const project = createProject(files);
    const text = files['src/App.tsx'] as string;
    const at = text.search(/<(?:P|p|Box)\b/);
    const modifiers = pick(CONTEXTS);
    const change = createChange('11111111-1111-4111-8111-111111111111', 'STYLING', {
      codebaseId: project.idAt('src/App.tsx', at),
      stylingChanges: { [property]: pick(values) },
      stylingFramework: 'CSS',
      ...(modifiers.length > 0 && { modifiers }),
    });
    const outcome = mutate(change, project);
    if (!outcome.ok) {
      refusals.add(outcome.error.code);
      continue;
    }
    const after = { ...files };
    for (const { file, splices } of outcome.edits) {
      const before = files[file] as string;
      history.push({ file, before, splices });
      after[file] = applySplices(before, splices);
      expect(doubledKeys(file, after[file]), after[file]).toEqual([]);
      expect(syntaxErrors(file, after[file]), `${JSON.stringify(change.changeFields)}\n${after[file]}`).toEqual([]);
    }
    const again = mutate(change, createProject(after));
    const expected = change.changeFields.stylingChanges[property] === null ? 'style-not-in-rule' : 'no-change';
    expect(
      again.ok ? Object.values(after).join('\n') : again.error.code,
      `${JSON.stringify(change.changeFields)} asked again`,
    ).toBe(expected);
    files = after;
  }
  expect(history.length).toBeGreaterThan(20);
  expect([...refusals].filter((code) => !/^(?:style-not-in-rule|no-change|code-style-wins)$/.test(code))).toEqual([]);
  for (const { file, before, splices } of history.reverse()) {
    files = { ...files, [file]: applySplices(files[file] as string, invertSplices(before, splices)) };
  }
  expect(files).toEqual(start);
});

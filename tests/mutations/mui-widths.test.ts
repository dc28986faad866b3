/** The breakpoints of a project with MUI: those of MUI, beside the widths of its style sheets. */
import { expect, test } from 'vitest';
import { readSheets } from '../../src/mutations/css/project.ts';
import { createProject } from './support/project.ts';

const WITH_MUI = '{ "dependencies": { "@mui/material": "^7.0.0" } }';

function namesIn(css: string, manifest = WITH_MUI): string {
  const project = createProject({ 'package.json': manifest, 'src/app.css': css });
  return readSheets(project)
    .env.breakpoints.map(({ name, pixels }) => (name === `${pixels}` ? name : `${name} ${pixels}`))
    .join(', ');
}

test.each([
  ['without other widths', 'a { color: red; }', WITH_MUI, 'sm 600, md 900, lg 1200, xl 1536'],
  [
    'with a width of its own',
    '@media (min-width: 700px) { a { color: red; } }',
    WITH_MUI,
    'sm 600, 700, md 900, lg 1200, xl 1536',
  ],
  [
    'with Tailwind, whose breakpoints hold',
    '@import "tailwindcss";',
    WITH_MUI,
    'sm 640, md 768, lg 1024, xl 1280, 2xl 1536',
  ],
  ['of a project without MUI', 'a { color: red; }', '{}', 'sm 640, md 768, lg 1024, xl 1280, 2xl 1536'],
])('%s', (_, css, manifest, names) => {
  expect(namesIn(css, manifest)).toBe(names);
});

const PROVIDER = (theme: string, more = '') =>
  `import { createTheme, ThemeProvider, responsiveFontSizes } from '@mui/material/styles';
import { useMemo } from 'react';
import { breakpoints, options } from './options';
${more}
export function App({ mode }) {
  ${theme}
  return <ThemeProvider theme={theme}><main /></ThemeProvider>;
}
`;
const OPTIONS = `const wide = 1600;
export const breakpoints = { values: { xs: 0, sm: 700, xl: wide } };
export const options = { breakpoints };
`;

function widthsOf(app: string): string {
  const files = { 'package.json': WITH_MUI, 'src/App.tsx': app, 'src/options.ts': OPTIONS };
  return readSheets(createProject(files))
    .env.breakpoints.map(({ name, minWidth }) => `${name} ${minWidth}`)
    .join(', ');
}

const OWN = 'sm 700px, xl 1600px';
const USUAL = 'sm 600px, md 900px, lg 1200px, xl 1536px';

test.each([
  [
    'written in the call',
    'const theme = createTheme({ breakpoints: { values: { mobile: 0, desktop: 1000 } } });',
    'desktop 1000px',
  ],
  ['of another file', 'const theme = createTheme({ breakpoints });', OWN],
  ['of options', 'const theme = createTheme(options);', OWN],
  ['in a memo', 'const theme = useMemo(() => createTheme({ ...options, palette: { mode } }), [mode]);', OWN],
  [
    'of options in a memo',
    'const all = useMemo(() => ({ breakpoints, mode }), [mode]);\n  const theme = createTheme(all);',
    OWN,
  ],
  ['of a call around the call', 'const theme = responsiveFontSizes(createTheme(options));', OWN],
  ['made in two steps', 'let theme = createTheme(options);\n  theme = responsiveFontSizes(theme);', OWN],
  ['of a function of the project', 'const theme = makeTheme(mode);', OWN],
  ['with parts set later', 'const theme = createTheme(options);\n  theme.components = { MuiButton: {} };', OWN],
  [
    'with further widths',
    'const theme = createTheme({ breakpoints: { values: { ...breakpoints.values, md: 950 } } });',
    'sm 700px, md 950px, xl 1600px',
  ],
  ['that says nothing of widths', 'const theme = createTheme({ palette: { mode } });', USUAL],
  ['that cannot be followed', 'const theme = window.theme;', USUAL],
  [
    'with a width that cannot be followed',
    'const theme = createTheme({ breakpoints: { values: { xs: 0, sm: 700, md: widthOf(mode) } } });',
    'sm 700px',
  ],
  [
    'that differs by a condition',
    'const theme = mode ? createTheme(options) : createTheme({ breakpoints: { values: { xs: 0, sm: 600, xl: 1600 } } });',
    'xl 1600px',
  ],
])('a theme %s', (_, theme, widths) => {
  expect(widthsOf(PROVIDER(theme, 'const makeTheme = (mode) => createTheme({ ...options, palette: { mode } });'))).toBe(
    widths,
  );
});

test.each([
  ['by another name', "import { createTheme, ThemeProvider as Themed } from '@mui/material/styles';"],
  [
    'as its module',
    "import { createTheme } from '@mui/material/styles';\nimport Themed from '@mui/material/styles/ThemeProvider';",
  ],
])('a provider that is imported %s', (_, imports) => {
  const app = PROVIDER('const theme = createTheme(options);')
    .replaceAll('<ThemeProvider', '<Themed')
    .replaceAll('</ThemeProvider', '</Themed')
    .replace(/^.*$/m, imports);
  expect(widthsOf(app)).toBe(OWN);
});

test('a provider that is not of MUI gives no theme', () => {
  const app = PROVIDER('const theme = createTheme(options);')
    .replace('ThemeProvider, ', '')
    .replace("'react';", "'react';\nimport { ThemeProvider } from './own'; // beside @mui/material");
  expect(widthsOf(app)).toBe(USUAL);
});

/** What turns MUI's dark styles on, as the project's theme tells: an edit under `dark` is written as `theme.applyStyles` writes it. */
import { expect, test } from 'vitest';
import { readSheets } from '../../src/mutations/css/project.ts';
import { mutate } from '../../src/mutations/index.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { createProject, type Files } from './support/project.ts';

const MANIFEST = '{ "dependencies": { "@mui/material": "^7.0.0" } }';
const CONFIG = `export const config = { cssVariables: { cssVarPrefix: '', colorSchemeSelector: 'data-color-scheme' } };
export const palette = { light: { mode: 'light' }, primary: { main: '#123456' } };
`;

const appWith = (theme: string, box = '<Box>a</Box>') =>
  `import Box from '@mui/material/Box';
import { createTheme, extendTheme, ThemeProvider, useMediaQuery } from '@mui/material/styles';
import { config, palette } from './config';

export function App({ mode, overrides }) {
  const theme = ${theme};
  return <ThemeProvider theme={theme}>${box}</ThemeProvider>;
}
`;

function projectWith(app: string, more: Files = {}) {
  return createProject({ 'package.json': MANIFEST, 'src/App.tsx': app, 'src/config.ts': CONFIG, ...more });
}

/** The file with the dark colour of the box set to blue; the code of a refusal. */
function darkened(app: string, more: Files = {}): string {
  const project = projectWith(app, more);
  const outcome = mutate(
    createChange('11111111-1111-4111-8111-111111111111', 'STYLING', {
      codebaseId: project.idAt('src/App.tsx', app.indexOf('<Box')),
      stylingChanges: { color: 'blue' },
      stylingFramework: 'CSS',
      modifiers: ['dark'],
    }),
    project,
  );
  return outcome.ok ? (outcome.edits[0]?.text ?? '') : `${outcome.error.code}: ${outcome.error.message}`;
}

const BOTH = 'colorSchemes: { light: true, dark: true }';
const vars = (selector: string) => `createTheme({ cssVariables: { colorSchemeSelector: '${selector}' }, ${BOTH} })`;

test.each([
  ['class', "'*:where(.dark) &'"],
  ['data', "'*:where([data-dark]) &'"],
  ['data-color-scheme', `'*:where([data-color-scheme="dark"]) &'`],
  ['media', "'@media (prefers-color-scheme: dark)'"],
  ['.theme-%s', "'*:where(.theme-dark) &'"],
  ['#%s', "'#dark &'"],
])('the selector %s', (selector, key) => {
  const app = appWith(vars(selector));
  const own = darkened(app);
  expect(own).toBe(app.replace('<Box>', `<Box sx={{ ${key}: { color: 'blue' } }}>`));
  // what was written is read as the dark style, and takes the next edit
  const red = own.replace("'blue'", "'red'");
  expect(darkened(red)).toBe(own);
  const plain = appWith(vars(selector), "<Box sx={{ color: 'green' }}>a</Box>");
  expect(darkened(plain)).toBe(plain.replace("'green'", `'green', ${key}: { color: 'blue' }`));
});

test.each([
  ['that is named in another file', `createTheme({ ...config, ${BOTH} })`, '[data-color-scheme="dark"]'],
  [
    'of options',
    `createTheme({ cssVariables: config.cssVariables, ${BOTH} }, overrides)`,
    '[data-color-scheme="dark"]',
  ],
  ['that is the default of two color schemes', `createTheme({ cssVariables: true, ${BOTH} })`, null],
  ['of extendTheme', `extendTheme({ colorSchemeSelector: 'class', ${BOTH} })`, '.dark'],
])('the page shows the theme by a selector %s', (_, theme, selector) => {
  expect(readSheets(projectWith(appWith(theme))).env.darkMode).toEqual(
    selector === null ? { kind: 'media' } : { kind: 'selector', selector },
  );
});

const LIGHT = "dark-not-by-css: The app's MUI theme (src/App.tsx:6) has no dark color scheme.";
const MODE =
  "dark-not-by-css: The app's MUI theme (src/App.tsx:6) switches its palette in JavaScript, which a style cannot ask for.";
const DARK = "dark-not-by-css: The app's MUI theme (src/App.tsx:6) is always dark.";

test.each([
  ['with CSS variables and one color scheme', 'createTheme({ ...config, colorSchemes: { light: palette } })', LIGHT],
  ['with CSS variables only', 'createTheme(config, overrides)', LIGHT],
  ['that says nothing of modes', 'createTheme({ palette })', LIGHT],
  ['with a light mode', "createTheme({ palette: { mode: 'light' } })", LIGHT],
  ['with a mode that is switched', 'createTheme({ palette: { mode } })', MODE],
  ['with either mode', "createTheme({ palette: { mode: mode ? 'dark' : 'light' } })", MODE],
  ['with two color schemes and no CSS variables', `createTheme({ ${BOTH} })`, MODE],
  ['with a dark mode', "createTheme({ palette: { mode: 'dark' } })", DARK],
])('a theme %s is refused', (_, theme, refusal) => {
  expect(darkened(appWith(theme))).toBe(refusal);
});

const MEDIA = "'@media (prefers-color-scheme: dark)'";

test.each([
  ['that cannot be followed', 'window.theme'],
  ['of unknown options', 'createTheme(overrides)'],
  [
    'whose mode is that of the system',
    "createTheme({ palette: { mode: useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light' } })",
  ],
])('a theme %s leaves the dark mode to the system', (_, theme) => {
  const app = appWith(theme);
  expect(darkened(app)).toBe(app.replace('<Box>', `<Box sx={{ ${MEDIA}: { color: 'blue' } }}>`));
});

test('a dark mode that the style sheets name is the switch of a theme that names none', () => {
  const app = appWith('createTheme({ palette: { mode } })').replace('import', "import './app.css';\nimport");
  expect(darkened(app, { 'src/app.css': '.dark body {\n  color: white;\n}\n' })).toBe(
    app.replace('<Box>', "<Box sx={{ '.dark &': { color: 'blue' } }}>"),
  );
});

/**
 * A token renamed in the panel: the theme, classes with variants and opacity, `@apply`, style objects, comments and a file that no page
 * has loaded follow, byte for byte, and the page looks as before.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { hashesOf, untilFile, untilFiles } from './real-editor.ts';
import { PATIENCE, type StylesDriver, styleOf, stylesOf } from './styles-driver.ts';
import { openStylingProject, type StylingProject } from './styling-project.ts';

const SHEET = 'src/index.css';
const APP = 'src/App.jsx';
const CARD = 'src/Card.jsx';
const UNLOADED = 'src/Later.jsx';
const FILES = {
  [SHEET]: `@import 'tailwindcss';\r
\r
@theme {\r
  --color-brand: #123456; /* --color-brand is the colour of the house */\r
  --color-brand-soft: #abcdef;\r
  --color-muted: #777777;\r
}\r
\r
.note { border-color: var(--color-brand); @apply text-brand; }\r
.dark { --color-brand: #fedcba }\r
`,
  [APP]: `import { Card } from './Card.jsx';

// text-brand is for headings
export function App() {
  return (
    <main className="p-4">
      <h1 className="text-2xl text-brand md:border-brand/50 border">Use text-brand</h1>
      <p className="note border">Note</p>
      <p style={{ color: 'var(--color-brand)', '--other': 'var(--color-brand-soft)' }}>Inline</p>
      <Card on />
    </main>
  );
}
`,
  [CARD]: `const cn = (...names) => names.filter(Boolean).join(' ');
const tones = { plain: 'bg-brand', soft: 'bg-brand-soft' };

export function Card({ on }) {
  return <section className={cn('p-2', on && 'hover:text-brand', tones.plain, 'outline-(--color-brand)')}>Card</section>;
}
`,
  [UNLOADED]: `export const later = <i className="data-[state=open]:bg-brand" style={{ fill: 'var(--color-brand)' }} />;
`,
};
/** `brand`, but not `brand-soft`, is the token's in each of its places. */
const EXPECTED = Object.fromEntries(
  Object.entries(FILES).map(([file, text]) => [file, text.replaceAll(/brand(?!-)/g, 'house')]),
);
const LOOKS: [selector: string, property: string][] = [
  ['h1', 'color'],
  ['h1', 'border-top-color'],
  ['.note', 'color'],
  ['.note', 'border-top-color'],
  ['p[style]', 'color'],
  ['section', 'background-color'],
  ['section', 'outline-color'],
];

let browser: Browser;
let open: StylingProject;
let styles: StylesDriver;
let before: Record<string, string>;

const app = () => open.editor.app;
const looks = () => Promise.all(LOOKS.map(([selector, property]) => styleOf(app().locator(selector), property)));
const popup = (name: string) => open.editor.page.getByRole('dialog', { name, exact: true });

async function openToken(query: string, name: string) {
  await styles.select(app().locator('h1'), 'h1');
  const tokens = await styles.section('Tokens');
  await tokens.getByRole('textbox', { name: 'Find a token of the project' }).fill(query);
  await tokens.getByRole('button', { name: new RegExp(`^${name} `) }).click();
  const dialog = popup(name);
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  return { tokens, dialog, field: dialog.getByRole('textbox', { name: `New name of ${name}` }) };
}

beforeAll(async () => {
  browser = await launchBrowser();
  open = await openStylingProject(browser, 'tailwind-4', FILES);
  styles = stylesOf(open.editor);
  before = hashesOf(open.project);
});
afterAll(async () => {
  await open?.close();
  await browser?.close();
});

test('the field takes no bad and no taken name, and Escape gives the old one back', async () => {
  const { dialog, field } = await openToken('brand', '--color-brand');
  const selected = () => field.evaluate((node: HTMLInputElement) => [node.selectionStart, node.selectionEnd]);
  await expect.poll(selected, PATIENCE).toEqual([2, '--color-brand'.length]);
  const rename = dialog.getByRole('button', { name: 'Rename', exact: true });
  const isOff = () => rename.getAttribute('aria-disabled');
  expect(await isOff()).toBe('true');
  await field.fill('--color brand');
  await dialog.getByRole('alert').getByText('A name has letters').waitFor();
  await field.fill('--color-muted');
  await dialog.getByRole('alert').getByText('--color-muted is there already').waitFor();
  expect(await isOff()).toBe('true');
  await field.press('Escape');
  await expect.poll(() => field.count(), PATIENCE).toBe(0);
  expect(await dialog.getByText('--color-brand', { exact: true }).isVisible()).toBe(true);
  await open.editor.page.keyboard.press('Escape');
  await expect.poll(() => dialog.count(), PATIENCE).toBe(0);
  expect(open.project.read(SHEET)).toBe(FILES[SHEET]);
});

test('a rename changes every definition and use and nothing else, and undo gives the same bytes', async () => {
  const shown = await looks();
  expect(shown.slice(0, 3)).toEqual(['rgb(18, 52, 86)', shown[1], 'rgb(18, 52, 86)']);
  const { tokens, field } = await openToken('brand', '--color-brand');
  await field.pressSequentially('color-house');
  await field.press('Enter');
  for (const [file, text] of Object.entries(EXPECTED)) await untilFile(open.project, file, text);
  await tokens.getByRole('button', { name: /^--color-house / }).waitFor();
  await expect.poll(() => popup('--color-brand').count(), PATIENCE).toBe(0);
  const others = Object.keys(before).filter((file) => !(file in EXPECTED));
  const now = hashesOf(open.project);
  expect(others.filter((file) => now[file] !== before[file])).toEqual([]);
  await expect.poll(() => app().locator('h1').getAttribute('class'), PATIENCE).toContain('text-house');
  await expect.poll(looks, PATIENCE).toEqual(shown);
  await open.editor.page.reload();
  await expect.poll(() => app().locator('h1.text-house').count(), PATIENCE).toBe(1);
  await expect.poll(looks, PATIENCE).toEqual(shown);
  await styles.undo();
  await untilFiles(open.project, before);
  await expect.poll(() => app().locator('h1').getAttribute('class'), PATIENCE).toContain('text-brand');
  await expect.poll(looks, PATIENCE).toEqual(shown);
  expect(open.editor.complaints).toEqual([]);
});

test('a file that is not edited is named, and nothing is written', async () => {
  const page = join(open.project.root, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace('<body', '<body class="bg-brand"'));
  const { dialog, field } = await openToken('brand', '--color-brand');
  await field.fill('--color-house');
  await field.press('Enter');
  await open.editor.page
    .getByRole('heading', { name: /--color-brand is not renamed because of index\.html:\d+/ })
    .waitFor();
  expect(await dialog.isVisible()).toBe(true);
  for (const [file, text] of Object.entries(FILES)) expect(open.project.read(file)).toBe(text);
});

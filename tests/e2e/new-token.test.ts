/** A value of a property becomes a design token: two edits, the definition and the place that uses it, each undone by itself. */
import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { axeFindings } from './axe.ts';
import { hashesOf, untilFile, untilFiles } from './real-editor.ts';
import { PATIENCE, type StylesDriver, styleOf, stylesOf } from './styles-driver.ts';
import { openStylingProject, type StylingProject } from './styling-project.ts';

let browser: Browser;
let open: StylingProject;
let styles: StylesDriver;
let before: Record<string, string>;

const page = () => open.editor.page;
const app = (selector: string) => open.editor.app.locator(selector);
const dialog = () => page().getByRole('dialog', { name: 'Make a token' });
const nameField = () => dialog().getByRole('textbox', { name: 'Name' });
const button = () => dialog().getByRole('button', { name: 'Make the token' });

async function start(name: string, files: Record<string, string>): Promise<void> {
  open = await openStylingProject(browser, name, files);
  styles = stylesOf(open.editor);
  before = hashesOf(open.project);
}

async function choose(selector: string, property: string): Promise<void> {
  const element = app(selector);
  await styles.select(element, await element.evaluate((node) => node.localName));
  await expect.poll(() => styles.label(property).getAttribute('data-origin'), PATIENCE).not.toBe('none');
}

async function ask(property: string): Promise<void> {
  await styles.label(property).click();
  await page().getByRole('menuitem', { name: 'Make a token of this value…' }).click();
  await nameField().waitFor();
}

/** The token stands in its file and in the panel, the element refers to it, and two steps back bring every byte again. */
async function isMade({ element, property, shows, changes, token }: Made): Promise<void> {
  const shown = await styleOf(element, property);
  expect(shown).toBe(shows);
  const texts = changes.map(({ file, from, to }) => {
    const text = open.project.read(file);
    expect(text.split(from), `${from} stands once in ${file}`).toHaveLength(2);
    return { file, text, changed: text.replace(from, () => to) };
  });
  await button().click();
  for (const { file, changed } of texts) await untilFile(open.project, file, changed);
  await expect.poll(() => styleOf(element, property), PATIENCE).toBe(shows);
  await expect.poll(() => page().locator('[data-toast="warning"]').count(), PATIENCE).toBe(0);
  const tokens = await styles.section('Tokens');
  await tokens.getByRole('list', { name: 'Tokens of this element' }).getByRole('button', { name: token }).waitFor();
  const [definition, use] = texts;
  await styles.undo();
  if (use) await untilFile(open.project, use.file, use.text);
  if (definition) await untilFile(open.project, definition.file, definition.changed);
  await styles.undo();
  await untilFiles(open.project, before);
  await expect.poll(() => styleOf(element, property), PATIENCE).toBe(shows);
}

interface Made {
  element: Locator;
  property: string;
  shows: string;
  /** the definition, then the use; `from` stands once in its file */
  changes: { file: string; from: string; to: string }[];
  token: RegExp;
}

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe('with Tailwind 4', () => {
  beforeAll(() =>
    start('tailwind-4', {
      'src/App.jsx': `export function App() {
  return (
    <main className="bg-[#c2410c] p-[13px] text-slate-700">
      <h1 className="text-2xl text-brand">Rooms</h1>
    </main>
  );
}
`,
    }),
  );
  afterAll(() => open?.close());

  test('the name begins as its kind does, and a wrong one is told at once', async () => {
    await choose('main', 'background-color');
    await ask('background-color');
    expect(await nameField().inputValue()).toBe('--color-');
    await expect.poll(() => nameField().evaluate((field) => field === document.activeElement), PATIENCE).toBe(true);
    expect(await button().isDisabled()).toBe(true);
    expect(await dialog().getByText('#c2410c').count()).toBe(1);
    await page().keyboard.type('brand');
    await dialog().getByRole('alert').getByText('--color-brand is there already: #123456.').waitFor();
    expect(await button().isDisabled()).toBe(true);
    expect(await axeFindings(page(), '.popup[data-open]')).toEqual([]);
    await nameField().fill('--color-my accent');
    await dialog().getByRole('alert').getByText('letters, digits and dashes').waitFor();
    await nameField().press('Enter');
    expect(await dialog().count()).toBe(1);
    await nameField().press('Escape');
    await expect.poll(() => dialog().count(), PATIENCE).toBe(0);
    await expect
      .poll(() => styles.label('background-color').evaluate((label) => label === document.activeElement), PATIENCE)
      .toBe(true);
    expect(hashesOf(open.project)).toEqual(before);
  });

  test('a colour becomes an entry of the theme, and the class is made of its name', async () => {
    await choose('main', 'background-color');
    await ask('background-color');
    await page().keyboard.type('accent');
    await isMade({
      element: app('main'),
      property: 'background-color',
      shows: 'rgb(194, 65, 12)',
      changes: [
        {
          file: 'src/index.css',
          from: '/* the colour of the house */\n',
          to: '/* the colour of the house */\n  --color-accent: #c2410c;\n',
        },
        { file: 'src/App.jsx', from: 'bg-[#c2410c]', to: 'bg-accent' },
      ],
      token: /^--color-accent/,
    });
    expect(open.editor.complaints).toEqual([]);
  });

  test('what is a token already is none to make', async () => {
    await choose('h1', 'color');
    await styles.label('color').click();
    await page().getByRole('menuitem', { name: 'Edit token --color-brand' }).waitFor();
    expect(await page().getByRole('menuitem', { name: 'Make a token of this value…' }).count()).toBe(0);
    await page().keyboard.press('Escape');
  });
});

describe('with a theme that passes variables of the page on', () => {
  const SHEET = `@import 'tailwindcss';

:root {
  --ink: #111111;
  --paper: #c2410c;
}

.dark {
  --ink: #eeeeee;
}

@theme inline {
  --color-ink: var(--ink);
  --color-paper: var(--paper);
}
`;
  beforeAll(() =>
    start('tailwind-4', {
      'src/index.css': SHEET,
      'src/App.jsx': `export function App() {
  return <main className="bg-[#c2410c] p-4 text-ink">Rooms</main>;
}
`,
    }),
  );
  afterAll(() => open?.close());

  test('the value stands beside theirs, and the class is the new one, not that of the same value', async () => {
    await choose('main', 'background-color');
    await ask('background-color');
    await page().keyboard.type('zest');
    await isMade({
      element: app('main'),
      property: 'background-color',
      shows: 'rgb(194, 65, 12)',
      changes: [
        {
          file: 'src/index.css',
          from: SHEET,
          to: SHEET.replace('#c2410c;\n', '#c2410c;\n  --zest: #c2410c;\n').replace(
            'var(--paper);\n',
            'var(--paper);\n  --color-zest: var(--zest);\n',
          ),
        },
        { file: 'src/App.jsx', from: 'bg-[#c2410c]', to: 'bg-zest' },
      ],
      token: /^--zest/,
    });
    expect(open.editor.complaints).toEqual([]);
  });
});

describe('in plain CSS', () => {
  beforeAll(() => start('plain-css', {}));
  afterAll(() => open?.close());

  test('a colour becomes a custom property of the page, and the rule refers to it', async () => {
    await choose('.action', 'color');
    await ask('color');
    await page().keyboard.type('link');
    await isMade({
      element: app('.action'),
      property: 'color',
      shows: 'rgb(0, 0, 255)',
      changes: [
        { file: 'src/base.css', from: '    --paper: #fff;\n', to: '    --paper: #fff;\n    --color-link: blue;\n' },
        { file: 'src/app.css', from: '.action { color: blue; }', to: '.action { color: var(--color-link); }' },
      ],
      token: /^--color-link/,
    });
    expect(open.editor.complaints).toEqual([]);
  });

  test('where the property cannot take it, the token stays, and a notice says so', async () => {
    const sheet = open.project.read('src/base.css');
    const withToken = sheet.replace('    --paper: #fff;\n', '    --paper: #fff;\n    --font-size-title: 30px;\n');
    const error = { code: 'generated-rule', message: 'font-size is made by a program.', hint: 'Change it there.' };
    await page().route('**/mutate/styling', (route) => route.fulfill({ json: { ok: false, error } }));
    await choose('.page-title', 'font-size');
    await ask('font-size');
    expect(await nameField().inputValue()).toBe('--font-size-');
    await page().keyboard.type('title');
    await nameField().press('Enter');
    await page().locator('[data-toast]').getByText('font-size is made by a program.').waitFor();
    await page()
      .locator('[data-toast="warning"]')
      .getByText('--font-size-title is made, but font-size keeps its value.')
      .waitFor();
    await untilFile(open.project, 'src/base.css', withToken);
    await page().unroute('**/mutate/styling');
    await styles.undo();
    await untilFiles(open.project, before);
  });
});

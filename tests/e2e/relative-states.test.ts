/**
 * Styles that hang on a state of another element: `group-hover:` and `peer-checked:` of Tailwind, `.card:hover .title` of a style
 * sheet. The state menu offers them where the page has such an element; the frame shows them, and the edit is written for them.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { axeFindings } from './axe.ts';
import { hashesOf, untilFile, untilFiles } from './real-editor.ts';
import { PATIENCE, type StylesDriver, styleOf, stylesOf } from './styles-driver.ts';
import { openStylingProject, type StylingProject } from './styling-project.ts';

const LAYOUT = `
      <div className="CARD">
        <h2 className="TITLE">A title</h2>
      </div>
      <label>
        <input type="checkbox" className="TOGGLE" />
        <b className="MARK">Mark</b>
      </label>
      <p>Alone</p>`;

let browser: Browser;
let open: StylingProject;
let styles: StylesDriver;
let before: Record<string, string>;

const app = () => open.editor.app;
const page = () => open.editor.page;
const title = () => app().locator('h2');
const mark = () => app().locator('b');
const stateButton = () =>
  page()
    .getByRole('banner')
    .getByRole('button', { name: /^State:/ });

async function start(name: string, files: Record<string, string>): Promise<void> {
  open = await openStylingProject(browser, name, files);
  styles = stylesOf(open.editor);
  before = hashesOf(open.project);
}

/** A key is the menu's once the focus is in it. */
async function openMenu(): Promise<void> {
  await stateButton().click();
  const hasFocus = (menu: Element) => menu.contains(document.activeElement);
  await expect.poll(() => page().getByRole('menu').evaluate(hasFocus), PATIENCE).toBe(true);
}

/** The entries of the menu that are about another element. */
async function offered(): Promise<string[]> {
  await openMenu();
  const all = await page().getByRole('menuitemradio').allTextContents();
  await page().keyboard.press('Escape');
  await page().getByRole('menu').waitFor({ state: 'detached' });
  return all.filter((one) => /: /.test(one));
}

/** Edits the letter spacing, looks at the page in the state by its own means, and takes it back. */
async function space(file: string, after: string, look: () => Promise<unknown>): Promise<void> {
  await styles.type('Letter spacing', '3px');
  await untilFile(open.project, file, after);
  await look();
  await styles.undo();
  await untilFiles(open.project, before);
}

async function pictures(name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const size = page().viewportSize();
  await openMenu();
  for (const width of [1440, 1024])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page().setViewportSize({ width, height: 900 });
      await page().emulateMedia({ colorScheme });
      await page().screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) });
    }
  await page().keyboard.press('Escape');
  if (size) await page().setViewportSize(size);
}

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe('in a project with Tailwind', () => {
  const FILE = 'src/App.jsx';
  const names: Record<string, string> = {
    CARD: 'group/card p-4',
    TITLE: 'p-2 group-hover/card:underline',
    TOGGLE: 'peer',
    MARK: 'p-2',
  };
  const code = `export function App() {
  return (
    <main className="p-4">${LAYOUT.replace(/[A-Z]{4,}/g, (name) => names[name] ?? name)}
    </main>
  );
}
`;
  beforeAll(() => start('tailwind-4', { [FILE]: code }));
  afterAll(() => open?.close());

  test('a named group: shown, written as its variant, and gone where there is no group', async () => {
    await styles.select(title(), 'h2');
    await expect
      .poll(offered, PATIENCE)
      .toEqual(['Hover', 'Focus', 'Focus within', 'Active'].map((one) => `${one}: group card`));
    await styles.choose(/^State:/, /^Hover: group card$/);
    await expect.poll(() => styleOf(title(), 'text-decoration-line'), PATIENCE).toBe('underline');
    expect(await axeFindings(page())).toEqual([]);
    await pictures('group');
    const after = code.replace(
      'p-2 group-hover/card:underline',
      'p-2 group-hover/card:tracking-[3px] group-hover/card:underline',
    );
    await space(FILE, after, async () => {
      await expect.poll(() => styleOf(title(), 'letter-spacing'), PATIENCE).toBe('3px');
      await expect.poll(() => styles.label('letter-spacing').getAttribute('data-origin'), PATIENCE).toBe('class');
      await styles.choose(/^State:/, /^No state$/);
      await expect.poll(() => styleOf(title(), 'letter-spacing'), PATIENCE).toBe('normal');
      await app()
        .locator('div', { has: title() })
        .last()
        .hover({ position: { x: 2, y: 2 } });
      await expect.poll(() => styleOf(title(), 'letter-spacing'), PATIENCE).toBe('3px');
    });
    await styles.choose(/^State:/, /^Hover: group card$/);
    await styles.select(app().getByText('Alone'), 'p');
    await expect.poll(() => stateButton().getAttribute('aria-label'), PATIENCE).toBe('State: none');
    expect(await offered()).toEqual([]);
  });

  test('a peer that is checked', async () => {
    await styles.select(mark(), 'b');
    await styles.choose(/^State:/, /^Checked: peer$/);
    const after = code.replace('className="p-2">Mark', 'className="p-2 peer-checked:tracking-[3px]">Mark');
    await space(FILE, after, async () => {
      await styles.choose(/^State:/, /^No state$/);
      await expect.poll(() => styleOf(mark(), 'letter-spacing'), PATIENCE).toBe('normal');
      await app()
        .locator('input')
        .evaluate((one: HTMLInputElement) => one.click());
      await expect.poll(() => styleOf(mark(), 'letter-spacing'), PATIENCE).toBe('3px');
      await app()
        .locator('input')
        .evaluate((one: HTMLInputElement) => one.click());
    });
  });
});

describe('in a project with style sheets', () => {
  const SHEET = 'src/app.css';
  const names: Record<string, string> = { CARD: 'card', TITLE: 'title', TOGGLE: 'toggle', MARK: 'mark' };
  const code = `import './app.css';

export function App() {
  return (
    <main className="page">${LAYOUT.replace(/[A-Z]{4,}/g, (name) => names[name] ?? name)}
    </main>
  );
}
`;
  const sheet = `.card {
  padding: 8px;
}

.card:hover {
  background: yellow;
}

.title {
  padding: 1px;
}

.toggle:checked ~ .mark {
  letter-spacing: 2px;
}
`;
  beforeAll(() => start('plain-css', { 'src/App.jsx': code, [SHEET]: sheet }));
  afterAll(() => open?.close());

  test('an element around that has styles for hover', async () => {
    await styles.select(title(), 'h2');
    await expect.poll(offered, PATIENCE).toContain('Hover: .card');
    await styles.choose(/^State:/, /^Hover: \.card$/);
    const card = app().locator('.card');
    await expect.poll(() => styleOf(card, 'background-color'), PATIENCE).toBe('rgb(255, 255, 0)');
    await pictures('card');
    const rule = '.title {\n  padding: 1px;\n}\n';
    const after = sheet.replace(rule, `${rule}\n.card:hover .title {\n  letter-spacing: 3px;\n}\n`);
    await space(SHEET, after, async () => {
      await expect.poll(() => styleOf(title(), 'letter-spacing'), PATIENCE).toBe('3px');
      await styles.choose(/^State:/, /^No state$/);
      await expect.poll(() => styleOf(title(), 'letter-spacing'), PATIENCE).toBe('normal');
    });
  });

  test('a rule for an element behind another one is edited where it stands', async () => {
    await styles.select(mark(), 'b');
    await styles.choose(/^State:/, /^Checked: \.toggle$/);
    await expect.poll(() => styles.field('Letter spacing').inputValue(), PATIENCE).toBe('2px');
    await space(SHEET, sheet.replace('letter-spacing: 2px', 'letter-spacing: 3px'), async () => {
      await expect.poll(() => styleOf(mark(), 'letter-spacing'), PATIENCE).toBe('3px');
    });
    await styles.choose(/^State:/, /^No state$/);
  });
});

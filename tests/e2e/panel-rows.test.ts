/**
 * Each row of the styles panel, in a project with Tailwind: its own control sets the property where nothing sets it yet, with
 * the class that a person would type, the page shows it, its label says so, and an undo leaves file and page as they were. No row is left out.
 */
import type { Browser, Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { OPENERS, type PanelRow, ROWS } from './panel-rows.ts';
import { untilFile } from './real-editor.ts';
import { PATIENCE, type StylesDriver, styleOf, stylesOf } from './styles-driver.ts';
import { openStylingProject, type StylingProject } from './styling-project.ts';

const FILE = 'src/App.jsx';
const CODE = `const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

export function App() {
  return (
    <main className="p-4">
      <h1>A heading</h1>
      <blockquote className="relative bg-[linear-gradient(red,blue)]">A quote</blockquote>
      <div className="flex p-2">
        <p>In a row</p>
      </div>
      <section className="grid p-2">
        <em>In a grid</em>
      </section>
      <ul className="p-2">
        <li>In a list</li>
      </ul>
      <img className="size-10" src={PICTURE} alt="A picture" />
      <svg className="size-10" viewBox="0 0 40 40">
        <circle cx="20" cy="20" r="10" />
      </svg>
      <input className="p-2" placeholder="Search" />
    </main>
  );
}
`;

/** Buttons and pads beside the label of another property. */
const UNLABELLED = /^(?:font-style|flex-wrap|align-items)$/;
/** The box of margin and padding has a test of its own. */
const ELSEWHERE = /^(?:margin|padding)-/;

let browser: Browser;
let open: StylingProject;
let styles: StylesDriver;

const page = () => open.editor.page;
const button = (name: string | RegExp) => styles.panel().getByRole('button', { name, exact: true });

async function untilSelected(tag: string): Promise<Locator> {
  const element = open.editor.app.locator(`main ${tag}`);
  const shown = page().locator('[data-element-name]');
  if ((await shown.count()) === 0 || (await shown.textContent()) !== tag) {
    await styles.select(element, tag);
    // the last of the sections, which are drawn one after the other
    await styles.panel().locator('[data-style-section="CSS"]').waitFor(PATIENCE);
    await styles.section('Position');
  }
  for (const name of OPENERS) {
    const opener = button(name);
    if ((await opener.count()) > 0 && (await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  }
  return element;
}

const SET = {
  type: ({ name, value }: PanelRow) => styles.type(name, value),
  async menu({ name, value }: PanelRow) {
    await button(new RegExp(`^${name}: `)).click();
    await page().getByRole('option', { name: value, exact: true }).click();
  },
  async press({ name, value }: PanelRow) {
    const group = styles.panel().getByRole('group', { name, exact: true });
    await group.getByRole('button', { name: value, exact: true }).click();
  },
  point: ({ name, value }: PanelRow) =>
    styles
      .panel()
      .getByRole('radiogroup', { name, exact: true })
      .getByRole('radio', { name: value, exact: true })
      .click(),
};

/** The classes that the file has more than before; fails where anything else is other than before. */
function added({ on }: PanelRow): string {
  const file = open.project.read(FILE);
  const [tag = '', list = ''] = new RegExp(`<${on}(?: className="([^"]*)")?`).exec(file) ?? [];
  const [tagBefore = '', listBefore = ''] = new RegExp(`<${on}(?: className="([^"]*)")?`).exec(CODE) ?? [];
  expect(file.replace(tag, tagBefore)).toBe(CODE);
  const there = new Set(listBefore.split(' '));
  return list
    .split(' ')
    .filter((name) => !there.has(name))
    .join(' ');
}

beforeAll(async () => {
  browser = await launchBrowser();
  open = await openStylingProject(browser, 'tailwind-4', { [FILE]: CODE });
  styles = stylesOf(open.editor);
});

afterAll(async () => {
  await open?.close();
  await browser?.close();
});

afterEach(async () => {
  while (open.project.read(FILE) !== CODE) {
    const now = open.project.read(FILE);
    await styles.undo();
    await expect.poll(() => open.project.read(FILE), PATIENCE).not.toBe(now);
  }
});

test.each(ROWS)('$on: $name $value', async (row) => {
  const element = await untilSelected(row.on);
  const before = await styleOf(element, row.property);
  await SET[row.control](row);
  await expect.poll(() => open.project.read(FILE), PATIENCE).not.toBe(CODE);
  expect(added(row)).toBe(row.classes);
  const { shows } = row;
  const isShown = (value: string) => (typeof shows === 'string' ? value === shows : shows.test(value));
  await expect.poll(() => styleOf(element, row.property), PATIENCE).toSatisfy(isShown);
  if (!UNLABELLED.test(row.property)) {
    const label = styles.panel().locator(`[data-label="${row.property}"]`);
    await expect.poll(() => label.getAttribute('data-origin'), PATIENCE).toBe('class');
  }
  await styles.undo();
  await untilFile(open.project, FILE, CODE);
  await expect.poll(() => styleOf(element, row.property), PATIENCE).toBe(before);
  // none says that the page shows something else
  expect(await page().locator('[data-toast="warning"]').allInnerTexts()).toEqual([]);
});

const adding = async (popover: Locator, noun: string, item: string) => {
  await popover.getByRole('button', { name: `Add a ${noun}` }).click();
  await page().getByRole('menuitem', { name: item, exact: true }).click();
};

/** Adds two parts in the popover of a row. */
async function twoParts(name: string, noun: string, [first, second]: [string, string], classes: [string, string]) {
  const heading = await untilSelected('h1');
  await button(`${name}: add`).click();
  const popover = page().getByRole('dialog', { name, exact: true });
  await popover.getByRole('button', { name: first, exact: true }).click();
  await untilFile(open.project, FILE, CODE.replace('<h1>', `<h1 className="${classes[0]}">`));
  await adding(popover, noun, second);
  await untilFile(open.project, FILE, CODE.replace('<h1>', `<h1 className="${classes[1]}">`));
  await page().keyboard.press('Escape');
  await popover.waitFor({ state: 'detached' });
  return heading;
}

test('a transform is skewed, and seen from near', async () => {
  const classes: [string, string] = ['transform-[skewX(10deg)]', 'transform-[skewX(10deg)_perspective(800px)]'];
  const heading = await twoParts('Transform', 'transform', ['Skew X', 'Perspective'], classes);
  await expect.poll(() => styleOf(heading, 'transform'), PATIENCE).toMatch(/^matrix3d\(/);
});

test('a backdrop is blurred and more saturated', async () => {
  const classes: [string, string] = ['backdrop-blur-xs', 'backdrop-blur-xs backdrop-saturate-150'];
  const heading = await twoParts('Backdrop', 'filter', ['Blur', 'Saturation'], classes);
  await expect.poll(() => styleOf(heading, 'backdrop-filter'), PATIENCE).toBe('blur(4px) saturate(1.5)');
});

test('the placeholder of a field has a colour of its own', async () => {
  const field = await untilSelected('input');
  const colorOf = (part?: string) => field.evaluate((node, name) => getComputedStyle(node, name).color, part);
  const own = await colorOf();
  await styles.choose(/^State:/, /placeholder/i);
  await styles.type('Colour', 'var(--color-brand)');
  await untilFile(
    open.project,
    FILE,
    CODE.replace('<input className="p-2"', '<input className="p-2 placeholder:text-brand"'),
  );
  await expect.poll(() => colorOf('::placeholder'), PATIENCE).toBe('rgb(18, 52, 86)');
  expect(await colorOf()).toBe(own);
  await styles.choose(/^State:/, /^No state$/);
});

test('a colour is picked from the screen', async () => {
  // Chromium's own picker needs a screen and a press outside of the page
  await page().addInitScript(() => {
    Object.assign(window, {
      EyeDropper: class {
        open = async () => ({ sRGBHex: '#123456' });
      },
    });
  });
  await page().reload();
  await untilSelected('h1');
  await button('Background colour: pick a colour').click();
  const popover = page().getByRole('dialog', { name: 'Background colour', exact: true });
  await popover.getByRole('button', { name: 'Pick from the screen' }).click();
  await untilFile(open.project, FILE, CODE.replace('<h1>', '<h1 className="bg-brand">'));
  await page().keyboard.press('Escape');
  await popover.waitFor({ state: 'detached' });
});

test('any other property is found by its name, and has a row where it is set', async () => {
  const heading = await untilSelected('h1');
  const section = await styles.section('Other properties');
  const name = section.getByRole('combobox', { name: 'Add a property' });
  const add = section.locator('[aria-label="Add"]');
  await name.fill('hyphen-ish');
  expect(await add.getAttribute('aria-disabled')).toBe('true');
  await name.fill('hyph');
  await page().getByRole('option', { name: 'hyphens', exact: true }).click();
  const field = styles.field('hyphens');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement), PATIENCE).toBe(true);
  await page().keyboard.type('auto');
  await page().keyboard.press('Enter');
  await untilFile(open.project, FILE, CODE.replace('<h1>', '<h1 className="hyphens-auto">'));
  await expect.poll(() => styleOf(heading, 'hyphens'), PATIENCE).toBe('auto');
  await untilSelected('p');
  expect(await field.count()).toBe(0);
  await untilSelected('h1');
  await expect.poll(() => field.inputValue(), PATIENCE).toBe('auto');
  await styles.undo();
  await untilFile(open.project, FILE, CODE);
  await expect.poll(() => field.count(), PATIENCE).toBe(0);
});

test('the panel has no row beside these', async () => {
  const known = new Set(ROWS.map(({ property }) => property));
  const missing = new Set<string>();
  for (const tag of new Set(ROWS.map(({ on }) => on))) {
    await untilSelected(tag);
    const shown = await styles
      .panel()
      .locator('[data-label], [data-property]')
      .evaluateAll((nodes) => nodes.map((node) => node.dataset.label ?? node.dataset.property ?? ''));
    for (const property of shown) if (!known.has(property) && !ELSEWHERE.test(property)) missing.add(property);
  }
  expect([...missing]).toEqual([]);
});

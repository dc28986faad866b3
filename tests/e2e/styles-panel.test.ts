/**
 * The styles panel, on the example (Tailwind 4) through the real command: each section writes the edit that a person would
 * have written, into the file that holds the value, once per edit; the frame never shows the old value again.
 */
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import type { RunningCli, TestProject } from '../support/project.ts';
import { createExampleCopy, openEditor, type RealEditor, startCli, untilFile } from './real-editor.ts';
import { type StylesDriver, styleOf, stylesOf } from './styles-driver.ts';

const FILE = 'src/pages/brand/BrandDashboard.tsx';
const LEAD = 'className="mt-1 text-muted"';
const TITLE = 'className="text-2xl font-semibold tracking-tight"';

let browser: Browser;
let project: TestProject;
let cli: RunningCli;
let editor: Omit<RealEditor, 'project'>;
let page: Page;
let styles: StylesDriver;
let before: string;
let writes: string[] = [];

const panel = () => styles.panel();
const field = (name: string) => styles.field(name);
const label = (property: string) => styles.label(property);
const type = (name: string, value: string) => styles.type(name, value);
const choose = (button: RegExp, item: RegExp) => styles.choose(button, item);
const title = () => editor.app.getByRole('heading', { level: 1, name: 'Brand Dashboard' });
const lead = () => editor.app.getByText('Where Marlow & Finch could open next');

/** Selects an element and waits until its styles are there. */
async function select(element: Locator, name: string, held?: 'ControlOrMeta'): Promise<void> {
  await styles.select(element, name, held);
  await expect
    .poll(() => page.locator('[data-target]').getAttribute('data-target'), { timeout: 20_000 })
    .toBe('Tailwind');
}

async function undo(): Promise<void> {
  await styles.undo();
  await untilFile(project, FILE, before);
}

const withLead = (classes: string) => before.replace(LEAD, `className="${classes}"`);
const withTitle = (classes: string) => before.replace(TITLE, `className="${classes}"`);

beforeAll(async () => {
  project = createExampleCopy();
  [browser, cli] = await Promise.all([launchBrowser(), startCli(project.root)]);
  editor = await openEditor(browser, cli, '/dashboard/brand');
  page = editor.page;
  styles = stylesOf(editor);
  before = project.read(FILE);
  page.on('request', (request) => {
    const operation = /\/mutate\/(\w+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (operation) writes.push(operation);
  });
});

afterAll(async () => {
  await editor?.close();
  await cli?.stop();
  await browser?.close();
  project?.remove();
});

/** Every test leaves the file as it was, by undo, and the base as the context. */
afterEach(async () => {
  await page.keyboard.press('Escape');
  const base = panel().getByRole('button', { name: 'Base', exact: true });
  if ((await base.count()) > 0) await base.click();
  for (let left = 20; left > 0 && project.read(FILE) !== before; left--) {
    const now = project.read(FILE);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => project.read(FILE), { timeout: 20_000 }).not.toBe(now);
  }
  await untilFile(project, FILE, before);
  writes = [];
});

describe('a value', () => {
  // covers ux behaviours.3
  test('says where it comes from, and where an edit of it goes', async () => {
    await select(title(), 'h1');
    await expect.poll(() => label('font-size').getAttribute('data-origin'), { timeout: 20_000 }).toBe('class');
    expect(await label('margin-top').getAttribute('data-origin')).toBe('none');
    expect(await label('text-align').getAttribute('data-origin')).toBe('none');
    expect(await panel().locator('[data-style-section="Typography"] [data-set]').count()).toBe(1);
    expect(await panel().locator('[data-style-section="Border"] [data-set]').count()).toBe(0);
    await label('font-size').hover();
    const hint = page.getByText('font-size: Set by .text-2xl');
    await hint.waitFor();
    expect(await hint.textContent()).toContain('Writes to className.');
    expect(await panel().getByText('New values go to').locator('..').textContent()).toContain('className');
  });

  test('has all of its field to itself until the button of its list shows', async () => {
    await select(title(), 'h1');
    const input = panel().getByRole('textbox', { name: 'Letter spacing' });
    await input.scrollIntoViewIfNeeded();
    await label('font-size').hover();
    const roomBeside = () =>
      input.evaluate((node) => {
        const field = node.parentElement?.getBoundingClientRect().right ?? 0;
        return Math.round(field - node.getBoundingClientRect().right);
      });
    await expect.poll(roomBeside, { timeout: 20_000 }).toBe(1);
    await input.hover();
    await expect.poll(roomBeside, { timeout: 20_000 }).toBe(16);
  });

  test('of each section is written as a class of the project’s own scale, in Tailwind’s order', async () => {
    await select(lead(), 'p');
    const edits: [name: string, value: string, classes: string][] = [
      ['Font size', '16', 'mt-1 text-lg text-muted'],
      ['Line height', '1.8', 'mt-1 leading-[1.8] text-muted'],
      ['Letter spacing', '0.5px', 'mt-1 tracking-[0.5px] text-muted'],
      ['Colour', 'var(--color-primary)', 'mt-1 text-primary'],
      ['Width', '50%', 'mt-1 w-1/2 text-muted'],
      ['Largest width', '60ch', 'mt-1 max-w-[60ch] text-muted'],
      ['Background colour', 'var(--color-sunken)', 'mt-1 bg-sunken text-muted'],
      ['Corner radius', '10', 'mt-1 rounded-lg text-muted'],
      ['Opacity', '0.5', 'mt-1 text-muted opacity-50'],
      ['Opacity', '80', 'mt-1 text-muted opacity-80'],
    ];
    // of `var(--spacing)`, by which Tailwind writes it
    expect(await label('margin-top').innerText()).toBe('4');
    for (const [name, value, classes] of edits) {
      await type(name, value);
      await untilFile(project, FILE, withLead(classes));
      await undo();
    }
    const align = (name: string) =>
      panel().getByRole('group', { name: 'Align', exact: true }).getByRole('button', { name });
    // what shows without being set is shown as chosen, and set by a press
    expect(await align('Left').getAttribute('aria-pressed')).toBe('true');
    await align('Left').click();
    await untilFile(project, FILE, withLead('mt-1 text-left text-muted'));
    await undo();
    await align('Centre').click();
    await untilFile(project, FILE, withLead('mt-1 text-center text-muted'));
    await expect.poll(() => styleOf(lead(), 'text-align'), { timeout: 20_000 }).toBe('center');
    await undo();
    // layout: the containers' own controls come with the display
    await panel().getByRole('group', { name: 'Display', exact: true }).getByRole('button', { name: 'Flex' }).click();
    await untilFile(project, FILE, withLead('mt-1 flex text-muted'));
    await panel().getByRole('radio', { name: 'middle centre' }).click();
    await untilFile(project, FILE, withLead('mt-1 flex items-center justify-center text-muted'));
    await type('Gap', '8');
    await untilFile(project, FILE, withLead('mt-1 flex items-center justify-center gap-2 text-muted'));
    expect(writes.length).toBeGreaterThan(10);
    expect(new Set(writes)).toEqual(new Set(['styling']));
  });

  test('that only wide frames have is changed for those, so that it shows, by its field, its menu and the key that hides', async () => {
    const file = 'src/pages/brand/overview/RecentActivityCard.tsx';
    const source = project.read(file);
    const post = editor.app.locator('p.text-ink-soft[class*="max-w-[70ch]"]').first();
    const margin = () => styleOf(post, 'margin-left');
    await select(post, 'p');
    await label('margin-left').click();
    const words = page.getByText('margin-left: Set by .sm:ml-13 for sm. Writes to className · sm.');
    await expect
      .poll(
        async () => {
          // a row that is still on its way takes no rest of the pointer
          await page.mouse.move(0, 0);
          await panel().locator('.style-row [data-label="margin-left"]').hover();
          return words.waitFor({ timeout: 2_000 }).then(() => 'shown', String);
        },
        { timeout: 20_000 },
      )
      .toBe('shown');
    const typed = page.getByRole('textbox', { name: 'Margin left, typed' });
    await typed.fill('40px');
    await typed.press('Enter');
    await untilFile(project, file, source.replace('sm:ml-13', 'sm:ml-10'));
    await expect.poll(margin, { timeout: 20_000 }).toBe('40px');
    await styles.undo();
    await untilFile(project, file, source);
    await expect.poll(margin, { timeout: 20_000 }).toBe('52px');
    await panel().locator('.style-row [data-label="margin-left"]').click();
    await page.getByRole('menu').getByRole('menuitem', { name: 'Reset' }).click();
    await untilFile(project, file, source.replace(' sm:ml-13', ''));
    await expect.poll(margin, { timeout: 20_000 }).toBe('0px');
    await styles.undo();
    await untilFile(project, file, source);

    const shell = 'src/shell/AppShell.tsx';
    const around = project.read(shell);
    const aside = editor.app.locator('aside').first();
    await select(aside.locator(':scope > div'), 'div', 'ControlOrMeta');
    await page.locator('[data-panel="layers"]').getByRole('treeitem', { name: 'aside', exact: true }).click();
    await expect.poll(() => page.locator('[data-element-name]').textContent(), { timeout: 20_000 }).toBe('aside');
    await page.keyboard.press('ControlOrMeta+Shift+h');
    await untilFile(project, shell, around.replace('bg-surface lg:block', 'bg-surface lg:hidden'));
    await expect.poll(() => styleOf(aside, 'display'), { timeout: 20_000 }).toBe('none');
    await styles.undo();
    await untilFile(project, shell, around);
    await expect.poll(() => styleOf(aside, 'display'), { timeout: 20_000 }).toBe('block');
  });

  test('that is none says why, keeps the old one, and writes nothing', async () => {
    await select(lead(), 'p');
    await field('Font size').fill('12pxx');
    await field('Font size').press('Enter');
    await panel().getByRole('alert').filter({ hasText: '“pxx” is no unit' }).waitFor();
    expect(await field('Font size').getAttribute('aria-invalid')).toBe('true');
    await field('Font size').press('Escape');
    await expect.poll(() => field('Font size').inputValue()).toBe('14px');
    await field('Font size').press('Escape');
    await page.locator('[data-panel="canvas"]:focus').waitFor();
    expect(writes).toEqual([]);
  });

  test('that was set here is taken away by its label’s menu, and the label leads to its source', async () => {
    await select(title(), 'h1');
    await label('letter-spacing').click();
    const menu = page.getByRole('menu');
    await menu.getByText('Set by .tracking-tight').waitFor();
    await menu.getByRole('menuitem', { name: 'Reset' }).click();
    await untilFile(project, FILE, withTitle('text-2xl font-semibold'));
    await expect.poll(() => styleOf(title(), 'letter-spacing'), { timeout: 20_000 }).toBe('normal');
  });

  test('goes where the user says', async () => {
    await select(lead(), 'p');
    await panel()
      .getByRole('button', { name: /New values go to/ })
      .click();
    await page.getByRole('menuitemradio', { name: /Style attribute/ }).click();
    await panel().getByText('All values go to').waitFor();
    await type('Font size', '18px');
    await untilFile(project, FILE, before.replace(LEAD, `${LEAD} style={{ fontSize: '18px' }}`));
    await expect.poll(() => label('font-size').getAttribute('data-origin'), { timeout: 20_000 }).toBe('inline');
    await panel()
      .getByRole('button', { name: /All values go to/ })
      .click();
    await page.getByRole('menuitemradio', { name: /Where the value stands/ }).click();
    await type('Font size', '19px');
    await untilFile(project, FILE, before.replace(LEAD, `${LEAD} style={{ fontSize: '19px' }}`));
  });
});

/** Drags a label sideways in small steps. */
async function drag(element: Locator, by: number, end = true): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The label is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step++) await page.mouse.move(x + (by * step) / 10, y);
  if (end) await page.mouse.up();
}

/** Records a value at each painted frame, as a person would see it, until stopped. */
async function watch(element: Locator, property: string): Promise<() => Promise<string[]>> {
  const key = await element.evaluateHandle((node, name) => {
    const seen: string[] = [];
    const state = { seen, on: true };
    const classes = node.className.match(/tempo-[0-9a-f-]{36}/)?.[0] ?? '';
    const look = () => {
      const now = document.querySelector(`.${classes}`) ?? node;
      const value = getComputedStyle(now).getPropertyValue(name);
      if (seen.at(-1) !== value) seen.push(value);
      if (state.on) requestAnimationFrame(look);
    };
    look();
    return state;
  }, property);
  return async () => {
    const seen = await key.evaluate((state) => {
      state.on = false;
      return state.seen;
    });
    return seen;
  };
}

describe('a drag of a label', () => {
  // covers ux values.6
  test('previews in the frame, writes once at its end, and the frame never goes back', async () => {
    await select(lead(), 'p');
    const stop = await watch(lead(), 'margin-top');
    await drag(label('margin-top'), 20);
    await expect.poll(() => writes, { timeout: 20_000 }).toEqual(['styling']);
    await untilFile(project, FILE, withLead('mt-6 text-muted'));
    // until the hot update is in: the class itself says so
    await expect
      .poll(() => lead().getAttribute('class'), { timeout: 20_000 })
      .toMatch(/^mt-6 text-muted tempo-[\w-]+$/);
    await expect.poll(() => styleOf(lead(), 'margin-top'), { timeout: 20_000 }).toBe('24px');
    const seen = (await stop()).map((value) => Number.parseFloat(value));
    expect(seen[0]).toBe(4);
    expect(seen.at(-1)).toBe(24);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(writes).toEqual(['styling']);
  });

  test('is taken back by Esc, in the frame and in the file', async () => {
    // wait until the page shows the undo of the test before: a drag starts from the visible value
    await expect.poll(() => styleOf(lead(), 'margin-top'), { timeout: 20_000 }).toBe('4px');
    await select(lead(), 'p');
    await drag(label('margin-top'), 30, false);
    await expect.poll(() => styleOf(lead(), 'margin-top'), { timeout: 20_000 }).toBe('34px');
    await page.keyboard.press('Escape');
    await expect.poll(() => styleOf(lead(), 'margin-top'), { timeout: 20_000 }).toBe('4px');
    await page.mouse.up();
    expect(await page.locator('[data-element-name]').textContent()).toBe('p');
    expect(writes).toEqual([]);
  });

  test('with Ctrl moves the opposite side, too; arrows in a field step and write once', async () => {
    await select(lead(), 'p');
    await page.keyboard.down('Control');
    await drag(label('padding-left'), 16);
    await page.keyboard.up('Control');
    await untilFile(project, FILE, withLead('mt-1 px-4 text-muted'));
    await undo();
    writes = [];
    await field('Opacity').focus();
    // a key that is held down: one step soon after the other, however busy the machine
    await field('Opacity').evaluate(async (input) => {
      for (let i = 0; i < 5; i++) {
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', shiftKey: true, bubbles: true }));
        await Promise.resolve();
      }
    });
    await untilFile(project, FILE, withLead('mt-1 text-muted opacity-50'));
    expect(writes).toEqual(['styling']);
  });
});

describe('the editing context', () => {
  // covers ux behaviours.2
  test('of a state shows the app’s own rules for it, and edits go to it', async () => {
    await select(editor.app.getByRole('button', { name: 'Export Data' }), 'Button');
    const button = editor.app.getByRole('button', { name: 'Export Data' });
    await page.mouse.move(5, 5);
    await expect.poll(() => styleOf(button, 'background-color'), { timeout: 20_000 }).toBe('rgb(23, 96, 79)');
    await choose(/^State:/, /^Hover$/);
    // the rule of hover:bg-primary-hover, in its layer
    await expect.poll(() => styleOf(button, 'background-color'), { timeout: 20_000 }).toBe('rgb(17, 74, 61)');
    await expect.poll(() => label('background-color').getAttribute('data-own'), { timeout: 20_000 }).toBe('');
    expect(await label('color').getAttribute('data-own')).toBeNull();
    await choose(/^State: Hover/, /^No state$/);
    await expect.poll(() => styleOf(button, 'background-color'), { timeout: 20_000 }).toBe('rgb(23, 96, 79)');
    expect(await button.getAttribute('class')).not.toContain('tempo-force');
  });

  test('of a place among siblings is shown on an element that is elsewhere, and becomes a variant', async () => {
    await select(lead(), 'p');
    await choose(/^State:/, /^Odd children$/);
    await type('Opacity', '80');
    await untilFile(project, FILE, withLead('mt-1 text-muted odd:opacity-80'));
    await expect.poll(() => styleOf(lead(), 'opacity'), { timeout: 20_000 }).toBe('0.8');
    await expect.poll(() => label('opacity').getAttribute('data-own'), { timeout: 20_000 }).toBe('');
    await choose(/^State: Odd children/, /^No state$/);
    await expect.poll(() => styleOf(lead(), 'opacity'), { timeout: 20_000 }).toBe('1');
    await undo();
  });

  // covers ux values.5, behaviours.2
  test('of a breakpoint sizes the frame, of dark turns the app dark: all three become variants', async () => {
    await select(lead(), 'p');
    await page.locator('[data-panel="canvas"]').focus();
    await page.keyboard.press('3');
    await expect
      .poll(() => editor.app.locator('html').evaluate(() => window.innerWidth), { timeout: 20_000 })
      .toBe(768);
    await choose(/^Theme of the app/, /^Dark$/);
    await expect.poll(() => editor.app.locator('html').getAttribute('class'), { timeout: 20_000 }).toContain('dark');
    await panel().getByText('md · Dark').waitFor();
    await type('Opacity', '0.5');
    await untilFile(project, FILE, withLead('mt-1 text-muted dark:md:opacity-50'));
    await expect.poll(() => styleOf(lead(), 'opacity'), { timeout: 20_000 }).toBe('0.5');
    await choose(/^State:/, /^Hover$/);
    await panel().getByText('md · Hover · Dark').waitFor();
    const target = panel().getByText('New values go to').locator('..');
    await expect.poll(() => target.textContent()).toContain('className · dark:md:hover');
    await undo();
    await panel().getByRole('button', { name: 'Base' }).click();
    await expect
      .poll(() => editor.app.locator('html').evaluate((node) => node.classList.contains('dark')), { timeout: 20_000 })
      .toBe(false);
    await page.locator('[data-panel="canvas"]').focus();
    await page.keyboard.press('1');
    await expect
      .poll(() => editor.app.locator('html').evaluate(() => window.innerWidth), { timeout: 20_000 })
      .toBe(1440);
  });
});

/** Class chips and their completion, on a real Tailwind project: options, descriptions, and the edit of each choice. */
import axe from 'axe-core';
import type { Browser, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { untilFile } from './real-editor.ts';
import { openStylingProject, type StylingProject } from './styling-project.ts';

const FILE = 'src/App.jsx';
let browser: Browser;
let open: StylingProject;

beforeAll(async () => {
  browser = await launchBrowser();
  open = await openStylingProject(browser, 'tailwind-4');
});
afterAll(async () => {
  await open?.close();
  await browser?.close();
});

const inspector = () => open.editor.page.locator('[data-panel="inspector"]');
const field = () => inspector().getByRole('combobox', { name: 'Add classes' });
const options = () => inspector().getByRole('option');
const css = () => inspector().locator('[data-class-css]');
const chosen = () => inspector().locator('[role="option"][aria-selected="true"]');
const source = () => open.project.read(FILE);

async function select(tag: string): Promise<void> {
  // At its edge: its children lie in the middle.
  await open.editor.app
    .locator(tag)
    .first()
    .click({ position: { x: 2, y: 2 } });
  await inspector()
    .locator('[data-element-name]', { hasText: new RegExp(`^${tag}$`) })
    .waitFor();
}

async function violations(): Promise<string[]> {
  await open.editor.page.evaluate(axe.source);
  return open.editor.page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof import('axe-core') };
    const { violations: found } = await runner.run('[data-panel="inspector"]');
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

describe('class editor', () => {
  test('offers classes with what they do, and keys choose one', async () => {
    await select('h1');
    const before = source();
    await field().fill('dark:bg-bra');
    await expect.poll(() => options().allInnerTexts()).toEqual([expect.stringContaining('dark:bg-brand')]);
    expect(await field().getAttribute('aria-expanded')).toBe('true');
    await field().press('ArrowDown');
    await expect.poll(() => chosen().count()).toBe(1);
    expect(await css().innerText()).toMatch(/prefers-color-scheme: dark[\s\S]*background-color/);
    const active = await field().getAttribute('aria-activedescendant');
    expect(await chosen().getAttribute('id')).toBe(active);
    expect(await violations()).toEqual([]);
    await field().press('Enter');
    await untilFile(open.project, FILE, before.replace('text-brand">', 'text-brand dark:bg-brand">'));
    await inspector().getByRole('button', { name: 'Remove the class dark:bg-brand' }).waitFor();
    await inspector().getByRole('button', { name: 'Remove the class dark:bg-brand' }).click();
    await untilFile(open.project, FILE, before);
  });

  test('goes round with the arrows, fills in with Tab, and closes with Escape', async () => {
    await select('h1');
    await field().fill('font-b');
    await expect.poll(() => options().count()).toBeGreaterThan(1);
    await field().press('ArrowUp');
    await expect.poll(() => options().last().getAttribute('aria-selected')).toBe('true');
    await field().press('ArrowDown');
    await expect.poll(() => chosen().count()).toBe(0);
    await field().press('ArrowDown');
    await field().press('Tab');
    await expect.poll(() => field().inputValue()).toMatch(/^font-\S+ $/);
    await field().pressSequentially('mt-1');
    await options().first().waitFor();
    await field().press('Escape');
    await expect.poll(() => field().getAttribute('aria-expanded')).toBe('false');
    await field().press('Escape');
    await expect.poll(() => field().inputValue()).toBe('');
    // the keys are the canvas's again
    const canvas = open.editor.page.locator('[data-panel="canvas"]');
    expect(await canvas.evaluate((panel) => panel === document.activeElement)).toBe(true);
  });

  test('shows a class at once that no style sheet has yet', async () => {
    await select('main');
    const before = source();
    const held: Route[] = [];
    const pattern = '**/mutate/addClass';
    await open.editor.page.route(pattern, (route) => void held.push(route));
    await field().fill('md:pl-[37px]');
    await expect.poll(() => options().count()).toBe(1);
    await field().press('Enter');
    const padding = () => open.editor.app.locator('main').evaluate((node) => getComputedStyle(node).paddingLeft);
    await expect.poll(padding).toBe('37px');
    expect(source()).toBe(before);
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await open.editor.page.unroute(pattern);
    await untilFile(open.project, FILE, before.replace('text-slate-700"', 'text-slate-700 md:pl-[37px]"'));
    await expect.poll(padding).toBe('37px');
    await open.editor.page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
    await untilFile(open.project, FILE, before);
    await expect.poll(padding).toBe('16px');
  });

  test('takes several at once, as one step of undo', async () => {
    await select('main');
    const before = source();
    await field().fill('mt-5 italic');
    await field().press('Enter');
    await untilFile(open.project, FILE, before.replace('text-slate-700"', 'text-slate-700 mt-5 italic"'));
    await open.editor.page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
    await untilFile(open.project, FILE, before);
  });

  test('calls no class of the source one from elsewhere while an edit is on its way', async () => {
    await select('h1');
    const before = source();
    const elsewhere = inspector().getByRole('list', { name: 'Classes from elsewhere' });
    const seen: string[] = [];
    await open.editor.page.exposeFunction('noteElsewhere', (text: string) => seen.push(text));
    await inspector().evaluate((panel) => {
      const { noteElsewhere } = window as unknown as { noteElsewhere(text: string): void };
      const look = () => {
        const list = panel.querySelector('[aria-label="Classes from elsewhere"]');
        if (list) noteElsewhere(list.textContent ?? '');
      };
      new MutationObserver(look).observe(panel, { childList: true, subtree: true, characterData: true });
    });
    const title = open.editor.app.locator('h1').first();
    await field().fill('mt-5');
    await expect.poll(() => options().count()).toBeGreaterThan(0);
    await field().press('Enter');
    await untilFile(open.project, FILE, before.replace('text-brand">', 'text-brand mt-5">'));
    await expect.poll(() => title.getAttribute('class')).not.toContain('tempo-instant');
    await inspector().getByRole('button', { name: 'Remove the class text-2xl' }).click();
    await expect.poll(() => title.getAttribute('class')).not.toContain('text-2xl');
    for (const shown of [/text-2xl/, /^(?!.*mt-5)/]) {
      await open.editor.page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
      await expect.poll(() => title.getAttribute('class')).toMatch(shown);
    }
    await untilFile(open.project, FILE, before);
    await expect.poll(() => elsewhere.count()).toBe(0);
    expect(seen).toEqual([]);
  });

  test('says of each chip what it does', async () => {
    await select('h1');
    const chip = inspector().getByRole('button', { name: 'What text-2xl does' });
    await chip.click();
    expect(await chip.getAttribute('aria-expanded')).toBe('true');
    expect(await css().innerText()).toContain('font-size');
    expect(await violations()).toEqual([]);
    await chip.click();
    await css().waitFor({ state: 'detached' });
    expect(open.editor.complaints).toEqual([]);
  });

  test('says that the element has a typed class already', async () => {
    await select('h1');
    const before = source();
    await field().fill('text-2xl');
    await field().press('Enter');
    await open.editor.page.getByText('The element already has text-2xl.').waitFor();
    expect(source()).toBe(before);
  });
});

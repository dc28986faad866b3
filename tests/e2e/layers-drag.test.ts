/**
 * Reordering, nesting and labels in the layers, by mouse and by keys: the source changes exactly as intended, or not at all.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedExample, startExample, steadyBox, untilFile, untilFiles } from './real-editor.ts';

const LANDING = 'src/pages/landing/LandingPage.tsx';

let started: StartedExample;
let project: StartedExample['project'];
let editor: StartedExample['editor'];
let before: string;
let untouched: Record<string, string>;

beforeAll(async () => {
  started = await startExample();
  ({ project, editor, untouched } = started);
  before = project.read(LANDING);
});
afterAll(() => started?.close());

const row = (name: string) => editor.page.locator('[data-panel="layers"] [role="treeitem"]').filter({ hasText: name });
const rowsInMain = async () => {
  const names = await editor.page.locator('[data-panel="layers"] [role="treeitem"] > span[title]').allInnerTexts();
  return names.filter((name) => ['Hero', 'RoleSections', 'ScoreExplainer'].includes(name));
};
const selected = () =>
  editor.page.locator('[data-panel="layers"] [role="treeitem"][aria-selected="true"]').allInnerTexts();
const sections = () =>
  editor.app.locator('main > *').evaluateAll((all) => all.map((each) => each.textContent?.slice(0, 12)));
const main = (...lines: string[]) =>
  before.replace(/<main>[\s\S]*<\/main>/, `<main>\n${lines.map((l) => `        ${l}\n`).join('')}      </main>`);

/**
 * Drags a row over another.
 * @returns stirs the pointer where it is: a browser says again and again where something is dragged, but a driven one does so
 * only when the pointer moves
 */
async function drag(from: Locator, to: Locator, at: 'above' | 'on' | 'below'): Promise<() => Promise<void>> {
  const [a, b] = [await steadyBox(from), await steadyBox(to)];
  const y = b.y + { above: 3, on: b.height / 2, below: b.height - 3 }[at];
  await editor.page.mouse.move(a.x + 90, a.y + 12);
  await editor.page.mouse.down();
  await editor.page.mouse.move(a.x + 95, a.y + 16);
  await editor.page.mouse.move(b.x + 90, y, { steps: 4 });
  const stir = async () => {
    await editor.page.mouse.move(b.x + 91, y);
    await editor.page.mouse.move(b.x + 90, y);
  };
  await stir();
  return stir;
}

/** Drags a row over another until that one shows that it would take it. */
async function dragOn(from: Locator, name: string): Promise<void> {
  const stir = await drag(from, row(name), 'on');
  const place = editor.page.locator('.layer-row[data-drop]');
  await expect.poll(() => stir().then(() => place.allInnerTexts())).toEqual([expect.stringContaining(name)]);
}

async function undo() {
  await editor.page.keyboard.press('ControlOrMeta+z');
  await untilFile(project, LANDING, before);
  await expect.poll(sections).toEqual(['Commercial R', 'For brandsSe', expect.any(String)]);
  await expect.poll(rowsInMain).toEqual(['Hero', 'RoleSections', 'ScoreExplainer']);
  await untilFiles(project, untouched);
}

describe('a row of the layers', () => {
  // covers ux behaviours.7
  it('dropped between two others moves the element there, which stays selected', async () => {
    const stir = await drag(row('Hero'), row('ScoreExplainer'), 'above');
    const line = editor.page.locator('.layer-drop-line');
    await expect.poll(() => stir().then(() => line.isVisible())).toBe(true);
    await editor.page.mouse.up();
    await untilFile(project, LANDING, main('<RoleSections />', '<Hero />', '<ScoreExplainer />'));
    await expect.poll(sections).toEqual(['For brandsSe', 'Commercial R', expect.any(String)]);
    await expect.poll(rowsInMain).toEqual(['RoleSections', 'Hero', 'ScoreExplainer']);
    await expect.poll(selected).toEqual([expect.stringContaining('Hero')]);
    await undo();
  });

  // covers ux behaviours.7
  it('dropped on another becomes its last child', async () => {
    await dragOn(row('Hero'), 'footer');
    await editor.page.mouse.up();
    await expect.poll(() => project.read(LANDING)).toMatch(/<Hero \/>\s*<\/footer>/);
    const focused = () =>
      editor.page.evaluate(
        () => document.activeElement?.closest('[data-panel="layers"] [role="treeitem"]')?.textContent,
      );
    await expect.poll(selected).toEqual([expect.stringContaining('Hero')]);
    await expect.poll(focused).toContain('Hero');
    await expect.poll(sections).toHaveLength(2);
    await expect.poll(rowsInMain).toEqual(['RoleSections', 'ScoreExplainer', 'Hero']);
    await undo();
  });

  it('dropped in a component that takes no children is refused with the reason, and nothing changes', async () => {
    await dragOn(row('footer'), 'ScoreExplainer');
    await editor.page.mouse.up();
    await editor.page.locator('[data-toast="refused"]').getByText('does not render its children').waitFor();
    await untilFiles(project, untouched);
    await editor.page.locator('[data-toast="refused"]').getByRole('button', { name: 'Dismiss' }).click();
  });

  // covers ux behaviours.17
  it('has the keyboard still when an edit takes it from under it', async () => {
    await row('Hero').click();
    const focused = () => editor.page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toContain('Hero');
    const moved = before.replace('<Hero />\n        <RoleSections />', '<RoleSections />\n        <Hero />');
    project.write(LANDING, moved);
    await expect.poll(sections).toEqual(['For brandsSe', 'Commercial R', expect.any(String)]);
    await expect.poll(rowsInMain).toEqual(['RoleSections', 'Hero', 'ScoreExplainer']);
    await expect.poll(focused).toContain('Hero');
    project.write(LANDING, before);
    await expect.poll(sections).toEqual(['Commercial R', 'For brandsSe', expect.any(String)]);
    await expect.poll(rowsInMain).toEqual(['Hero', 'RoleSections', 'ScoreExplainer']);
    await expect.poll(focused).toContain('Hero');
  });

  // covers ux behaviours.7
  it('is moved by keys alone, each step said to a screen reader', async () => {
    await row('RoleSections').click();
    const said = editor.page.locator('[data-panel="layers"] [aria-live="assertive"]');
    await editor.page.keyboard.press('Control+Shift+d');
    await expect.poll(() => said.innerText()).toContain('Moving RoleSections');
    for (const place of ['place 2 of 4 in main', 'last in Hero', 'place 1 of 4 in main']) {
      await editor.page.keyboard.press('ArrowUp');
      await expect.poll(() => said.innerText()).toContain(`RoleSections: ${place}`);
    }
    await editor.page.keyboard.press('Enter');
    await untilFile(project, LANDING, main('<RoleSections />', '<Hero />', '<ScoreExplainer />'));
    await undo();
  });

  it('has a label by F2, which no file of the project knows and a reload keeps', async () => {
    const { keyboard } = editor.page;
    const name = (shown: string) => row(shown).getByText(shown, { exact: true });
    await row('RoleSections').click();
    await keyboard.press('F2');
    const field = editor.page.getByRole('textbox', { name: 'Label of RoleSections' });
    await expect.poll(() => field.inputValue()).toBe('RoleSections');
    await keyboard.type('Dropped aaa');
    await keyboard.press('Escape');
    await name('RoleSections').waitFor();

    await keyboard.press('F2');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await keyboard.type('Who it ');
    // an edit by somebody else gives its element, and so its row, another place
    const theirs = main('<p>Above them</p>', '<Hero />', '<RoleSections />', '<ScoreExplainer />');
    writeFileSync(join(project.root, LANDING), theirs);
    await row('Above them').waitFor();
    await keyboard.type('is for');
    expect(await field.inputValue()).toBe('Who it is for');
    await keyboard.press('Enter');
    await name('Who it is for').waitFor();
    writeFileSync(join(project.root, LANDING), before);
    await row('Above them').waitFor({ state: 'detached' });
    expect(await name('Who it is for').getAttribute('title')).toBe('RoleSections');
    expect(await row('RoleSections').count()).toBe(0);
    await expect.poll(() => editor.page.evaluate(() => document.activeElement?.textContent)).toContain('Who it is for');
    await untilFiles(project, untouched);

    await editor.page.reload();
    await name('Who it is for').dblclick();
    await expect.poll(() => field.inputValue()).toBe('Who it is for');
    await field.fill('');
    await row('Hero').click();
    await name('RoleSections').waitFor();

    await row('RoleSections').click({ button: 'right' });
    await editor.page.getByRole('menuitem', { name: /^Rename label/ }).click();
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await untilFiles(project, untouched);
  });
});

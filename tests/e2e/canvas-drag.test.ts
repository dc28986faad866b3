/** Dragging on the canvas: a dropped element lands in the source at the drop line. */
import type { Locator } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  changedFiles,
  hashesOf,
  type StartedExample,
  startExample,
  steadyBox,
  untilFile,
  untilFiles,
  watchUpdates,
} from './real-editor.ts';

const HERO = 'src/pages/landing/Hero.tsx';
const ROLES = 'src/pages/landing/RoleSections.tsx';

let started: StartedExample;
let project: StartedExample['project'];
let editor: StartedExample['editor'];
let untouched: Record<string, string>;
let isShown: (() => boolean)[];

beforeAll(async () => {
  started = await startExample();
  ({ project, editor, untouched } = started);
  isShown = [HERO, ROLES].map((file) => watchUpdates(editor.page, project, file));
});
afterAll(() => started?.close());
beforeEach(() => editor.page.keyboard.press('Escape'));

const actions = () => editor.app.locator('main section').first().locator('a');
const roles = () => editor.app.locator('main h2').allInnerTexts();
const line = () => editor.app.locator('visual-edit-overlay [data-kind="drop"]:not([hidden])');
const saved = () => editor.page.getByRole('banner').getByRole('status').filter({ hasText: 'Saved' }).waitFor();
const refusals = () => editor.page.locator('[data-toast="refused"]').allInnerTexts();

/** Presses on one element and moves to a place of another, given in parts of its box; the button stays down. */
async function drag(from: Locator, to: Locator, part: { x: number; y: number }) {
  const [a, b] = [await steadyBox(from), await steadyBox(to)];
  const { mouse } = editor.page;
  await mouse.move(a.x + 8, a.y + 8);
  await mouse.down();
  await mouse.move(a.x + 26, a.y + 10, { steps: 3 });
  await mouse.move(b.x + b.width * part.x, b.y + b.height * part.y, { steps: 6 });
  await line().waitFor();
}

async function undoTo(text: () => Promise<string[]>, shown: string[]) {
  await editor.page.keyboard.press('ControlOrMeta+z');
  await expect.poll(text).toEqual(shown);
  await saved();
  await untilFiles(project, untouched);
  // wait for the update, which would replace the elements of the next press
  for (const shows of isShown) await expect.poll(shows).toBe(true);
}

const BUTTONS = ['Get started', 'See the brand dashboard'];

it('a button dropped behind the other goes there as the component that it is', async () => {
  const before = project.read(HERO);
  const [first = '', second = ''] = before.match(/ {10}<Button asChild[\s\S]*?<\/Button>\n/g) ?? [];
  await drag(actions().first(), actions().nth(1), { x: 0.95, y: 0.5 });
  await editor.page.mouse.up();
  await untilFile(project, HERO, before.replace(first + second, second + first));
  await expect.poll(() => actions().allInnerTexts()).toEqual(BUTTONS.toReversed());
  await undoTo(() => actions().allInnerTexts(), BUTTONS);
});

it('an item of a list moves in its data, and nothing else changes', async () => {
  const order = await roles();
  const [first, second, ...rest] = order;
  const card = (at: number) => editor.app.locator('main h2').nth(at).locator('xpath=..');
  await editor.app.locator('main h2').first().scrollIntoViewIfNeeded();
  await drag(card(0), card(1), { x: 0.9, y: 0.5 });
  await editor.page.mouse.up();
  await expect.poll(roles).toEqual([second, first, ...rest]);
  await saved();
  await expect.poll(() => changedFiles(project, untouched)).toHaveLength(1);
  await undoTo(roles, order);
});

// covers ux keys.7
it('with Alt held a copy is dropped, and the original stays', async () => {
  await editor.app.locator('h1').scrollIntoViewIfNeeded();
  await drag(actions().first(), actions().nth(1), { x: 0.95, y: 0.5 });
  await editor.page.keyboard.down('Alt');
  await editor.page.mouse.up();
  await editor.page.keyboard.up('Alt');
  await expect.poll(() => actions().allInnerTexts()).toEqual([...BUTTONS, 'Get started']);
  await saved();
  await undoTo(() => actions().allInnerTexts(), BUTTONS);
});

it('where it stands, which is said, and given up by Escape, nothing is written', async () => {
  await drag(actions().first(), actions().first(), { x: 0.6, y: 0.6 });
  await editor.page.mouse.up();
  await editor.page.locator('[data-toast="unavailable"]').getByText('It stands there already.').waitFor();
  await expect.poll(() => line().count()).toBe(0);
  await drag(actions().first(), actions().nth(1), { x: 0.95, y: 0.5 });
  await editor.page.keyboard.press('Escape');
  await expect.poll(() => line().count()).toBe(0);
  await editor.page.mouse.up();
  expect([await refusals(), hashesOf(project)]).toEqual([[], untouched]);
});

it("the only content of a layout's slot stays in its own file, wherever in the slot it is dropped", async () => {
  const address = editor.page.getByRole('textbox', { name: 'Page of the app' });
  await address.fill('/dashboard/broker');
  await address.press('Enter');
  const content = editor.app.locator('main h1').locator('xpath=../..');
  const box = await steadyBox(content);
  const avatar = await steadyBox(content.locator(':scope > *').first());
  await editor.page.mouse.click(avatar.x + avatar.width + 6, avatar.y + 20);
  await editor.page.locator('[data-element-name]', { hasText: 'div' }).waitFor();
  await drag(content, content, { x: 0.5, y: 0.5 });
  expect(await editor.app.locator('visual-edit-overlay').getByText('PageHeader.tsx').count()).toBe(0);
  await editor.page.mouse.move(box.x + box.width - 3, box.y + box.height / 2, { steps: 3 });
  await editor.page.mouse.up();
  await editor.page.locator('[data-toast="unavailable"]').getByText('It stands there already.').waitFor();
  expect([await refusals(), hashesOf(project)]).toEqual([[], untouched]);
});

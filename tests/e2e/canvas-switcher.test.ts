/** Several canvases: made, opened, named, copied and deleted from the top bar, each step undone like any edit. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storyboard } from '../../src/protocol/canvases.ts';
import { axeFindings } from './axe.ts';
import { type StartedExample, startExample, untilFiles } from './real-editor.ts';

let started: StartedExample;
let project: StartedExample['project'];
let page: StartedExample['editor']['page'];
let untouched: Record<string, string>;
let complaints: string[];

beforeAll(async () => {
  started = await startExample();
  ({ project, untouched } = started);
  ({ page, complaints } = started.editor);
});
afterAll(() => started?.close());

const pathOf = (name: string) => join(project.root, `.visual-edit/canvases/${name}.json`);
const text = (name: string) => (existsSync(pathOf(name)) ? readFileSync(pathOf(name), 'utf8') : null);
const boards = (name: string): Storyboard[] => JSON.parse(text(name) ?? '{"storyboards":[]}').storyboards;
const frames = () => page.locator('iframe[data-frame]');
const switcher = () => page.getByRole('banner').getByRole('button', { name: /canvases/ });
const row = (name: string) =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}( \\d+ frames?)?$`) });

async function press(keys: string): Promise<void> {
  await page.locator('[data-panel="canvas"]').focus();
  await page.keyboard.press(keys);
}
const undo = () => press('ControlOrMeta+z');

it('another canvas is made, opened, named, copied and deleted, and each step is undone', async () => {
  await switcher().click();
  await row('real-estate').waitFor();
  await page.getByRole('button', { name: 'New canvas' }).click();
  await page.getByLabel('Name of the new canvas').fill('Check out');
  await page.keyboard.press('Enter');
  await expect.poll(() => boards('check-out').length).toBe(1);
  await expect.poll(() => switcher().innerText()).toContain('Check out');
  await expect.poll(() => new URL(page.url()).hash).toContain('canvas=check-out');
  await press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('Add a frame');
  await page.keyboard.press('Enter');
  await expect.poll(() => boards('check-out').length).toBe(2);
  const two = text('check-out');
  await switcher().click();
  await row('Check out').hover();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rename Check out' }).click();
  await page.getByLabel('New name of Check out').fill('Cart');
  await page.keyboard.press('Enter');
  await expect.poll(() => text('check-out')).toBe(two?.replace('"name": "Check out"', '"name": "Cart"') ?? '');
  await row('Cart').hover();
  await page.getByRole('button', { name: 'Duplicate Cart' }).click();
  await expect.poll(() => boards('cart-copy')).toEqual(boards('check-out'));
  await row('Cart copy').hover();
  await page.getByRole('button', { name: 'Delete Cart copy' }).click();
  await expect.poll(() => text('cart-copy')).toBeNull();
  // the open one is gone: the first one shows
  await expect.poll(() => switcher().innerText()).not.toContain('Cart');
  await row('real-estate').click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  // the copy, its making, the name, the frame, the canvas: what is undone is shown
  await undo();
  await expect.poll(() => switcher().innerText()).toContain('Cart copy');
  await undo();
  await expect.poll(() => text('cart-copy')).toBeNull();
  await undo();
  await expect.poll(() => switcher().innerText()).toContain('Check out');
  await expect.poll(() => frames().count()).toBe(2);
  await undo();
  await expect.poll(() => frames().count()).toBe(1);
  await undo();
  await expect.poll(() => switcher().innerText()).not.toContain('Check out');
  await untilFiles(project, untouched);
  // the browser itself notes each refused request
  expect(complaints.filter((one) => !one.includes('404'))).toEqual([]);
});

/** The pages of an app whose files are its routes, and a new one, with TanStack's own generator and plugin. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type RunningCli, startCli } from '../support/project.ts';
import { openEditor, type RealEditor } from './real-editor.ts';
import { generateRouterTemplate, routesOf } from './router-template.ts';

let root: string;
let browser: Browser;
let cli: RunningCli;
let editor: Omit<RealEditor, 'project'>;

beforeAll(async () => {
  root = await generateRouterTemplate();
  browser = await launchBrowser();
  cli = await startCli(root);
  editor = await openEditor(browser, cli);
});
afterAll(async () => {
  await browser?.close();
  await cli?.stop();
  if (root) rmSync(dirname(root), { recursive: true, force: true });
});

const panel = () => editor.page.locator('[data-panel="pages"]');
const addresses = async () => (await panel().locator('.page-path').allInnerTexts()).sort();
const tree = () => readFileSync(join(root, 'src/routeTree.gen.ts'), 'utf8');

it('lists the route files and opens them', async () => {
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('Alt+6');
  const all = routesOf(root).sort();
  expect(all.length).toBeGreaterThan(1);
  await expect.poll(addresses).toEqual(all);
  const other = all.find((path) => path !== '/') as string;
  await panel().locator('[data-panel-row]').filter({ hasText: other }).click();
  await expect.poll(() => panel().locator('[aria-current="page"] .page-path').allInnerTexts()).toEqual([other]);
});

it('a new route file comes with one edit and goes with one undo, as far as the tree that the plugin writes', async () => {
  const before = tree();
  const file = join(root, 'src/routes/reports.tsx');
  await panel().getByRole('button', { name: 'New page' }).click();
  const dialog = editor.page.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Reports');
  await editor.page.keyboard.press('Enter');
  await editor.app.getByRole('heading', { name: 'Reports' }).waitFor();
  await expect.poll(addresses).toContain('/reports');
  expect(readFileSync(file, 'utf8')).toContain("createFileRoute('/reports')({");
  await editor.page.locator('[data-panel="canvas"]').focus();
  await editor.page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => existsSync(file)).toBe(false);
  await expect.poll(tree).toBe(before);
  await expect.poll(addresses).not.toContain('/reports');
});

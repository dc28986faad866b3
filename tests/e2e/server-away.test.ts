/** The command ends and is started again on the same ports while the editor is open: what was changed meanwhile is saved then. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type OpenedEditor, openEditor } from '../support/open-editor.ts';
import { freePort } from '../support/ports.ts';
import { type RunningCli, startCli, type TestProject } from '../support/project.ts';
import { APP_FILES, createViteProject } from '../support/vite-project.ts';

const APP = 'src/App.jsx';
const before = APP_FILES[APP];
const PATIENCE = { timeout: 60_000 };

let browser: Browser;
let project: TestProject;
let cli: RunningCli;
let editor: OpenedEditor;
/** not the usual ones, which another test would take while the command is away */
let ports: string[];

beforeAll(async () => {
  browser = await launchBrowser();
  project = createViteProject();
  ports = ['--port', `${await freePort()}`, '--editor-port', `${await freePort()}`];
  cli = await startCli(project.root, ports);
  editor = await openEditor(browser, cli);
}, 180_000);
afterAll(async () => {
  await editor?.close();
  await browser?.close();
  await cli?.stop();
  project?.remove();
});

it('an edit made while the command is away is saved when it is back, and can be undone', async () => {
  const { page, app } = editor;
  const banner = page.getByText('Connecting again by itself');
  const classes = page.getByRole('combobox', { name: 'Add classes' });
  await app.locator('h1').click();
  // half typed: it stays in its field
  await classes.fill('wi');
  await cli.stop();
  await banner.waitFor(PATIENCE);
  expect(await classes.inputValue()).toBe('wi');
  await classes.fill('wide');
  await classes.press('Enter');
  expect(project.read(APP)).toBe(before);

  cli = await startCli(project.root, ports);
  await banner.waitFor({ state: 'detached', ...PATIENCE });
  await expect.poll(() => project.read(APP), PATIENCE).toBe(before.replace('<h1>', '<h1 className="wide">'));
  await expect.poll(() => app.locator('h1').getAttribute('class'), PATIENCE).toContain('wide');
  await page.locator('[data-panel="canvas"]').focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => project.read(APP), PATIENCE).toBe(before);
});

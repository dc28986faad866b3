/** An app on https with a certificate of its developer's own: editor, frame and sockets come over https as well. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import type { RunningCli, TestProject } from '../support/project.ts';
import { REPOSITORY } from '../support/repository.ts';
import { APP_FILES, createViteProject } from '../support/vite-project.ts';
import { openEditor, type RealEditor, startCli, untilFile } from './real-editor.ts';

const CONFIG = `import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';

const [key, cert] = ['key', 'crt'].map((name) => readFileSync(\`localhost.\${name}\`));
export default { plugins: [react()], server: { https: { key, cert } } };
`;
const FILE = 'src/App.jsx';
const before = APP_FILES[FILE];

let browser: Browser;
let project: TestProject;
let cli: RunningCli;
let editor: Omit<RealEditor, 'project'>;

beforeAll(async () => {
  browser = await launchBrowser();
  project = createViteProject({ 'vite.config.js': CONFIG });
  cpSync(join(REPOSITORY, 'tests/e2e/fixtures/https'), project.root, { recursive: true });
  cli = await startCli(project.root);
  editor = await openEditor(browser, cli, '/', { ignoreHTTPSErrors: true });
});
afterAll(async () => {
  await editor?.close();
  await cli?.stop();
  project?.remove();
  await browser?.close();
});

it('opens on https as the app does, and nothing of the page is fetched over http', () => {
  for (const address of [cli.ready.appUrl, cli.ready.editorUrl, cli.ready.apiUrl]) {
    expect(address).toMatch(/^https:\/\/localhost:\d+/);
  }
  expect(editor.complaints).toEqual([]);
});

it('edits from the frame into the source, and the app follows', async () => {
  await editor.app.locator('h1').click();
  await editor.page.locator('[data-panel="inspector"]').getByText('App.jsx').first().waitFor();
  await editor.app.locator('h1').click();
  await editor.app.locator('h1[contenteditable]').waitFor();
  await editor.page.keyboard.press('ControlOrMeta+a');
  await editor.page.keyboard.type('Over https');
  await editor.page.keyboard.press('Enter');
  await untilFile(project, FILE, before.replace('Hello there', 'Over https'));
  await editor.app.getByRole('heading', { name: 'Over https' }).waitFor();
  expect(editor.complaints).toEqual([]);
});

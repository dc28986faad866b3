/** An app with a server of its own, in which Vite is a middleware: the printed address opens the editor, and edits show and undo. */
import { execa, type ResultPromise } from 'execa';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { environmentOf } from '../support/cli.ts';
import { type OpenedEditor, openEditor } from '../support/open-editor.ts';
import type { TestProject } from '../support/project.ts';
import { APP_FILES, createViteProject } from '../support/vite-project.ts';

const APP = 'src/App.jsx';
const SERVER = `import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import react from '@vitejs/plugin-react';
import { createServer as createVite } from 'vite';
import { visualEdit } from 'visual-edit';

const server = createServer();
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
  plugins: [react(), visualEdit({ editorPort: 0 })],
  configFile: false,
});
server.on('request', (request, response) =>
  vite.middlewares(request, response, async () => {
    response.setHeader('content-type', 'text/html');
    response.end(await vite.transformIndexHtml(request.url, readFileSync('index.html', 'utf8')));
  }),
);
server.listen(0, 'localhost', () => console.log('App: http://localhost:' + server.address().port + '/'));
`;

let browser: Browser;
let project: TestProject;
let server: ResultPromise;
let editor: OpenedEditor;

/** The first address that the server's output has behind a name. */
const printed = (name: string) =>
  new Promise<string>((resolve, reject) => {
    let text = '';
    server.stdout?.on('data', (part) => {
      text += part;
      const [, url] = new RegExp(`${name}:\\s+(http\\S+)`).exec(text) ?? [];
      if (url) resolve(url);
    });
    server.catch(reject);
  });

beforeAll(async () => {
  browser = await launchBrowser();
  project = createViteProject({ 'server.mjs': SERVER });
  const env = { ...environmentOf(project.root), NO_COLOR: '1' };
  server = execa('node', ['server.mjs'], { cwd: project.root, env, all: true });
  const [app, address] = [printed('App'), printed('Editor')];
  // the editor starts with the first request of the app
  await fetch(await app, { headers: { accept: 'text/html' } });
  editor = await openEditor(browser, { ready: { editorUrl: await address } });
}, 180_000);
afterAll(async () => {
  await editor?.close();
  await browser?.close();
  server?.kill();
  await server?.catch(() => {});
  project?.remove();
});

it('shows the app, and an edit goes to its source, to its page and back', async () => {
  const { page, app } = editor;
  const heading = app.getByRole('heading', { name: 'Hello there' });
  await heading.waitFor();
  await app.locator('main').evaluate(() => Object.assign(window, { isSamePage: true }));
  await heading.dblclick();
  await app.locator('h1[contenteditable]').waitFor();
  await page.keyboard.type('New words');
  await page.keyboard.press('Enter');
  await expect.poll(() => project.read(APP)).toBe(APP_FILES[APP].replace('Hello there', 'New words'));
  await app.getByRole('heading', { name: 'New words' }).waitFor();
  await page.locator('[data-panel="canvas"]').focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => project.read(APP)).toBe(APP_FILES[APP]);
  await heading.waitFor();
  expect(await app.locator('main').evaluate(() => 'isSamePage' in window)).toBe(true);
});

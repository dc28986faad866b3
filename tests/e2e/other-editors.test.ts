/** The example of `docs/other-editors.md`, run as it is written there: another editor, from the documents alone. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { takePort } from '../support/ports.ts';
import { type RunningCli, startCli, type TestProject } from '../support/project.ts';
import { REPOSITORY } from '../support/repository.ts';
import { createViteProject } from '../support/vite-project.ts';
import { RUNTIME_APP } from './runtime-app.ts';
import { configFor } from './runtime-parent.ts';

const [, EXAMPLE = ''] =
  /```js\n(\/\/ editor\.mjs[\s\S]*?)```/.exec(readFileSync(join(REPOSITORY, 'docs/other-editors.md'), 'utf8')) ?? [];

/** The program says so itself. */
async function listening({ stdout }: ChildProcess): Promise<void> {
  if (stdout) await once(stdout, 'data');
}

let browser: Browser;
let page: Page;
let project: TestProject;
let cli: RunningCli;
let editor: ChildProcess;

beforeAll(async () => {
  const { port, release } = await takePort();
  await release();
  const origin = `http://localhost:${port}`;
  project = createViteProject({ ...RUNTIME_APP, 'vite.config.js': configFor(origin) });
  cli = await startCli(project.root);
  const program = join(project.root, 'editor.mjs');
  writeFileSync(program, EXAMPLE);
  const { appUrl, apiUrl, token } = cli.ready;
  editor = spawn(process.execPath, [program, appUrl, apiUrl, token, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  browser = await launchBrowser();
  page = await browser.newPage();
  await listening(editor);
  await page.goto(origin);
});
afterAll(async () => {
  await browser?.close();
  editor?.kill();
  await cli?.stop();
  project?.remove();
});

it('selects an element, shows its removal at once and writes it', async () => {
  const app = page.frameLocator('iframe');
  await app.locator('.heading').waitFor();
  const selected = page.locator('#selected');
  await expect
    .poll(async () => {
      await app.locator('.heading').click();
      return selected.textContent();
    })
    .toMatch(/^TE_tempo-/);
  const file = Object.keys(RUNTIME_APP).find((name) => RUNTIME_APP[name]?.includes('className="heading"')) ?? '';
  const before = project.read(file);
  await page.locator('#delete').click();
  await expect.poll(() => project.read(file)).not.toContain('className="heading"');
  expect(before).toContain('className="heading"');
  await expect.poll(() => app.locator('.heading').count()).toBe(0);
});

it('refuses requests of other pages', async () => {
  const ask = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(page.url());
      const options = {
        hostname: '127.0.0.1',
        port,
        path: '/edit',
        method: 'POST',
        headers: { host: `${hostname}:${port}`, ...headers },
      };
      const sent = request(options, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject);
      sent.end(JSON.stringify({ changes: [] }));
    });
  expect(await ask({})).toBe(200);
  expect(await ask({ origin: 'https://other.example' })).toBe(403);
  expect(await ask({ host: 'other.example' })).toBe(403);
});

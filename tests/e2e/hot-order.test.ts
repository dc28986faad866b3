/** Quick edits of one file: the page ends with the last of them, however late it fetches the earlier ones. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { PLUGIN_NAME, type VisualEditApi } from '../../src/plugin/index.ts';
import { ApiClient } from '../support/api-client.ts';
import { sharedChromium } from './comparison.ts';
import { removeTree, type ServedApp, serve } from './served-app.ts';
import { copyTortureApp } from './torture-app.ts';

const chromium = sharedChromium();
const APP = `export function App() {\n  return <h1>zero</h1>;\n}\n`;
const MAIN = `import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

createRoot(document.getElementById('root')!).render(<App />);
`;

/** Keeps the first request for a hot module from the server until it is let go. */
async function holdFirst(page: Page): Promise<{ asked: string[]; letGo(): void }> {
  const asked: string[] = [];
  let letGo = () => {};
  const gate = new Promise<void>((open) => {
    letGo = open;
  });
  await page.route(/App\.tsx\?t=\d+/, async (route) => {
    asked.push(route.request().url());
    if (asked.length === 1) await gate;
    await route.continue();
  });
  return { asked, letGo };
}

/** Updates that the page was told of, and those that it has run. */
function watchUpdates(page: Page): { told: number; run: number } {
  const seen = { told: 0, run: 0 };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"type":"update"')) seen.told++;
    }),
  );
  page.on('console', (message) => {
    if (message.text().includes('hot updated')) seen.run++;
  });
  return seen;
}

async function clientOf({ server }: ServedApp): Promise<ApiClient> {
  const api = server.config.plugins.findLast(({ name }) => name === PLUGIN_NAME)?.api as VisualEditApi;
  return ApiClient.connect(await api.ready);
}

it.each(['react-19', 'vite-7', 'vite-6', 'vite-5'] as const)(
  '[S-121] a late module of an earlier edit does not stay: %s',
  async (stack) => {
    const root = await copyTortureApp(stack);
    writeFileSync(join(root, 'src/main.tsx'), MAIN);
    writeFileSync(join(root, 'src/App.tsx'), APP);
    const app = await serve(root, {}, stack);
    const page = await chromium.browser().newPage();
    const updates = watchUpdates(page);
    const modules = await holdFirst(page);
    await page.goto(app.url);
    await page.locator('h1', { hasText: 'zero' }).waitFor();
    const client = await clientOf(app);
    const { codebaseId } = await client.element(({ componentName }) => componentName === 'h1');
    const edit = async (from: string, to: string) =>
      expect(await client.editText(codebaseId, from, to)).toMatchObject({ ok: true });
    await edit('zero', 'one');
    await expect.poll(() => modules.asked.length).toBe(1);
    await edit('one', 'two');
    await edit('two', 'three');
    modules.letGo();
    await page.locator('h1', { hasText: 'three' }).waitFor();
    // One for the held update, one for the rest: the update in the middle is merged into the last.
    await expect.poll(() => updates).toEqual({ told: 2, run: 2 });
    expect(await page.locator('h1').textContent()).toBe('three');
    await page.close();
    await app.close();
    removeTree(root);
  },
);

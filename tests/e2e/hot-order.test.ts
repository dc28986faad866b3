/** Quick edits of one file, and an edit of two: what the page shows, however late it fetches a module. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { PLUGIN_NAME, type VisualEditApi } from '../../src/plugin/index.ts';
import type { AnyMutationChange } from '../../src/protocol/changes.ts';
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

/** React's plugin accepts updates of a module after one turn of the page for each level of its imports. */
const LEVELS = 60;
/** Keeps the page busy, so that each turn takes 20 ms. */
const BUSY = `setInterval(() => {
  for (const end = performance.now() + 20; performance.now() < end; );
}, 0);\n`;

it.each(['react-19', 'vite-7', 'vite-6', 'vite-5'] as const)(
  '[S-121] an update that comes before its module accepts updates is shown: %s',
  async (stack) => {
    const root = await copyTortureApp(stack);
    writeFileSync(join(root, 'src/main.tsx'), `${MAIN}${BUSY}`);
    writeFileSync(join(root, 'src/App.tsx'), `import './level-0.ts';\n${APP}`);
    for (let level = 0; level < LEVELS; level++)
      writeFileSync(join(root, `src/level-${level}.ts`), `import './level-${level + 1}.ts';\n`);
    writeFileSync(join(root, `src/level-${LEVELS}.ts`), 'export {};\n');
    const app = await serve(root, {}, stack);
    const page = await chromium.browser().newPage();
    await page.goto(app.url);
    await page.locator('h1', { hasText: 'zero' }).waitFor();
    const client = await clientOf(app);
    const { codebaseId } = await client.element(({ componentName }) => componentName === 'h1');
    const words = ['zero', 'one', 'two', 'three', 'zero'];
    for (const [at, word] of words.slice(1).entries()) {
      expect(await client.editText(codebaseId, words[at] as string, word)).toMatchObject({ ok: true });
      await page.locator('h1', { hasText: word }).waitFor();
    }
    await page.close();
    await app.close();
    removeTree(root);
  },
);

/** The app's part of the file `src/App.tsx`, with a heading that moves to the card's file. */
const HOME = `import { Card } from './Card.tsx';\n\nexport function App() {\n  return (\n    <main>\n      <h1>moves</h1>\n      <Card />\n    </main>\n  );\n}\n`;
const CARD = `export function Card() {\n  return (\n    <section>\n      <p>stays</p>\n    </section>\n  );\n}\n`;

/** Notes how many headings the page has, at each change of it. */
async function countHeadings(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const counts = [document.querySelectorAll('h1').length];
    Object.assign(window, { counts });
    new MutationObserver(() => {
      const count = document.querySelectorAll('h1').length;
      if (counts.at(-1) !== count) counts.push(count);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { counts: number[] }).counts);
}

it.each(['react-19', 'vite-7', 'vite-6', 'vite-5'] as const)(
  '[S-121] an element that moves to another file is in the page once, also while one of the modules is late: %s',
  async (stack) => {
    const root = await copyTortureApp(stack);
    for (const [file, text] of [
      ['main', MAIN],
      ['App', HOME],
      ['Card', CARD],
    ])
      writeFileSync(join(root, `src/${file}.tsx`), text as string);
    const app = await serve(root, {}, stack);
    const page = await chromium.browser().newPage();
    const came: string[] = [];
    page.on('requestfinished', (request) => came.push(request.url()));
    let letGo = () => {};
    const gate = new Promise<void>((open) => {
      letGo = open;
    });
    await page.route(/Card\.tsx\?t=\d+/, (route) => gate.then(() => route.continue()));
    await page.goto(app.url);
    await page.locator('p', { hasText: 'stays' }).waitFor();
    const counts = await countHeadings(page);
    const client = await clientOf(app);
    const find = async (tag: string) => (await client.element(({ componentName }) => componentName === tag)).codebaseId;
    const fields = { codebaseIdToMove: await find('h1'), codebaseIdToMoveTo: await find('section') };
    const change = { id: randomUUID(), type: 'MOVE_JSX', changeName: 'Move Element', changeFields: fields };
    expect(await client.apply({ ...change, prevIdToNewIdMap: {} } as AnyMutationChange)).toMatchObject({ ok: true });
    await expect.poll(() => came.some((url) => /App\.tsx\?t=/.test(url))).toBe(true);
    // two frames: a page that does not wait for the other module shows this one by then
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    letGo();
    await page.locator('section h1', { hasText: 'moves' }).waitFor();
    await page.locator('main > h1').waitFor({ state: 'detached' });
    expect(await counts()).toEqual([1]);
    await page.close();
    await app.close();
    removeTree(root);
  },
);

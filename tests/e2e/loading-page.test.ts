/** A page that is still loading when a file changes shows the change: Vite sends such an update to modules that have not run yet. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { sharedChromium } from './comparison.ts';
import { removeTree, serve } from './served-app.ts';
import { copyTortureApp } from './torture-app.ts';

const chromium = sharedChromium();
const APP = `export function App() {\n  return <h1>old</h1>;\n}\n`;
const LATE = 'export const late = true;\n';
const MAIN = `import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './late.ts';

createRoot(document.getElementById('root')!).render(<App />);
`;

/** Keeps the first request for `late.ts` from the server until it is let go. */
async function holdLate(page: Page): Promise<{ asked: Promise<void>; letGo(): void }> {
  let letGo = () => {};
  const gate = new Promise<void>((open) => {
    letGo = open;
  });
  let noteAsked = () => {};
  const asked = new Promise<void>((note) => {
    noteAsked = note;
  });
  await page.route('**/late.ts', async (route) => {
    noteAsked();
    await gate;
    await route.continue();
  });
  return { asked, letGo };
}

/** Resolves once the page has received a message of this type from Vite. */
const received = (page: Page, type: 'connected' | 'update') =>
  new Promise<void>((heard) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes(`"type":"${type}"`)) heard();
      }),
    );
  });

it.each(['react-19', 'vite-7', 'vite-6', 'vite-5'] as const)(
  'a file that changes while the page loads: %s',
  async (stack) => {
    const root = await copyTortureApp(stack);
    writeFileSync(join(root, 'src/main.tsx'), MAIN);
    writeFileSync(join(root, 'src/App.tsx'), APP);
    writeFileSync(join(root, 'src/late.ts'), LATE);
    const app = await serve(root, {}, stack);
    const page = await chromium.browser().newPage();
    const late = await holdLate(page);
    const fetched = page.waitForResponse((response) => response.url().endsWith('/src/App.tsx'));
    const connected = received(page, 'connected');
    const updated = received(page, 'update');
    await page.goto(app.url, { waitUntil: 'commit' });
    await Promise.all([late.asked, fetched, connected]);
    writeFileSync(join(root, 'src/App.tsx'), APP.replace('old', 'new'));
    await updated;
    late.letGo();
    await page.locator('h1', { hasText: 'new' }).waitFor();
    expect(await page.locator('h1').allTextContents()).toEqual(['new']);
    await page.close();
    await app.close();
    removeTree(root);
  },
);

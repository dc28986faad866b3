/**
 * Measures canvases of twenty live frames with the real command. With ten pages of the bundled example at two sizes: the time until
 * every frame can be used, the memory of the browser and the frame rate while panning. With pages that change in each frame drawn:
 * the processor time of frames in view and out of view.
 */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { canvasFile, DEFAULT_CANVAS, type Storyboard } from '../src/protocol/canvases.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { createExampleCopy, type RunningCli, startCli, type TestProject } from '../tests/support/project.ts';
import { createViteProject } from '../tests/support/vite-project.ts';

const FRAMES = 20;
const COLUMNS = 5;
const PATIENT = { timeout: 120_000 };
/** ms that processor time is measured for */
const WATCHED = 6_000;
/** processor time as a share of one core, below which pages are at rest */
const RESTING = 0.15;
const SIZE = { width: 1440, height: 900 };
const MEGABYTE = 1024;

const APP = `import { useEffect, useState } from 'react';

const Row = ({ n }) => <li className="row"><b>{n}</b> of the list <i>with words</i></li>;
const Clock = () => {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let frame = requestAnimationFrame(function next() {
      setTurn((now) => now + 1);
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <p style={{ transform: \`translateX(\${turn % 100}px)\` }}>Turn {turn}</p>;
};
export const App = () => (
  <main>
    <h1>Live</h1>
    <Clock />
    <ul>{Array.from({ length: 200 }, (_, n) => <Row key={n} n={n} />)}</ul>
  </main>
);
`;

const ROUTES = [
  '/',
  '/login',
  '/dashboard/brand',
  '/dashboard/brand/team',
  '/dashboard/shopping-center',
  '/dashboard/shopping-center/spaces',
  '/dashboard/broker',
  '/dashboard/broker/directory',
  '/dashboard/nowhere',
  '/nowhere',
];
const PHONE = { width: 390, height: 844 };

function boards(pages: readonly { route: string; size: typeof SIZE }[]): string {
  const storyboards: Storyboard[] = pages.map(({ route, size }, n) => ({
    id: n === 0 ? 'main' : `frame-${n}`,
    type: 'APPLICATION',
    name: `Frame ${n + 1}`,
    route,
    ...size,
    x: (n % COLUMNS) * (SIZE.width + 80),
    y: Math.floor(n / COLUMNS) * (SIZE.height + 160),
  }));
  return `${JSON.stringify({ version: 1, name: 'Canvas', storyboards }, null, 2)}\n`;
}

const print = (what: string, value: string) => console.log(`  ${what.padEnd(46)}${value.padStart(12)}`);

export async function run(): Promise<void> {
  console.log(`\nA canvas of ${FRAMES} live frames`);
  const example = createExampleCopy();
  const file = join(example.root, canvasFile(DEFAULT_CANVAS));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, boards(ROUTES.flatMap((route) => [SIZE, PHONE].map((size) => ({ route, size })))));
  await withEditor(example, async ({ page, usable, processes }) => {
    print('until all can be used', `${usable.toFixed(0)} ms`);
    print('memory of the browser', `${(await memoryOf(processes)).toFixed(0)} MB`);
    await atRest(processes);
    const { rate, longest } = await pan(page);
    print('frames per second while panning', rate.toFixed(0));
    print('longest frame while panning', `${longest.toFixed(0)} ms`);
    print('processor time, at rest', percent(await load(processes)));
  });
  const clocks = Array.from({ length: FRAMES }, (_, n) => ({ route: `/?n=${n}`, size: SIZE }));
  const project = createViteProject({ 'src/App.jsx': APP, [canvasFile(DEFAULT_CANVAS)]: boards(clocks) });
  await withEditor(project, async ({ page, processes }) => {
    print('processor time, all changing in view', percent(await load(processes)));
    const { rate } = await pan(page);
    print('frames per second while panning over them', rate.toFixed(0));
    await away(page);
    print('processor time, all changing out of view', percent(await load(processes)));
  });
}

interface Opened {
  page: Page;
  /** ms until every frame could be used */
  usable: number;
  processes: CDPSession;
}

async function withEditor(project: TestProject, measure: (opened: Opened) => Promise<void>): Promise<void> {
  const cli = await startCli(project.root);
  const browser = await launchBrowser();
  try {
    // Vite's one-time work
    await open(browser, cli);
    const opened = await open(browser, cli);
    await measure({ ...opened, processes: await browser.newBrowserCDPSession() });
  } finally {
    await browser.close();
    await cli.stop();
    project.remove();
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

async function open(browser: Browser, cli: RunningCli): Promise<{ page: Page; usable: number }> {
  for (const context of browser.contexts()) await context.close();
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const start = performance.now();
  await page.goto(cli.ready.editorUrl);
  await page.waitForFunction(
    (count) =>
      document.querySelectorAll('iframe[data-frame]').length === count &&
      document.querySelectorAll('[data-press-cover], [data-panel="canvas"] [role="alert"]').length === 0,
    FRAMES,
    PATIENT,
  );
  return { page, usable: performance.now() - start };
}

interface Process {
  id: number;
  type: string;
  cpuTime: number;
}

const all = async (session: CDPSession): Promise<Process[]> =>
  (await session.send('SystemInfo.getProcessInfo')).processInfo;

/** What the browser's processes hold, shared pages by their share; megabytes. */
async function memoryOf(session: CDPSession): Promise<number> {
  const sizes = (await all(session)).map(({ id }) => {
    const [, size] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? [];
    return Number(size ?? 0) / MEGABYTE;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Processor time of all the browser's processes, as a share of one core. */
async function load(session: CDPSession, watched = WATCHED): Promise<number> {
  const time = async () => (await all(session)).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  const before = await time();
  const start = performance.now();
  await delay(watched);
  return ((await time()) - before) / ((performance.now() - start) / 1000);
}

/** Waits until the pages have done their first work. @throws Error for a page that never rests */
async function atRest(session: CDPSession): Promise<void> {
  for (let n = 0; n < 60; n++) if ((await load(session, 500)) < RESTING) return;
  throw new Error('the pages do not come to rest');
}

/** Turns the wheel once per frame of the editor's page, there and back. */
function pan(page: Page): Promise<{ rate: number; longest: number }> {
  return page.evaluate(async () => {
    const canvas = document.querySelector('[data-panel="canvas"]');
    if (!canvas) throw new Error('there is no canvas');
    const times: number[] = [];
    for (let n = 0; n < 200; n++) {
      times.push(await new Promise<number>(requestAnimationFrame));
      const deltaX = n < 100 ? 12 : -12;
      canvas.dispatchEvent(new WheelEvent('wheel', { deltaX, bubbles: true, cancelable: true }));
    }
    const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time));
    const whole = (times.at(-1) ?? 0) - (times[0] ?? 0);
    return { rate: (gaps.length / whole) * 1000, longest: Math.max(...gaps) };
  });
}

/** Pans until no frame is in view. */
async function away(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.querySelector('[data-panel="canvas"]');
    canvas?.dispatchEvent(new WheelEvent('wheel', { deltaX: 20_000, bubbles: true, cancelable: true }));
  });
  const boxes = await page
    .locator('iframe[data-frame]')
    .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().right));
  assert.ok(
    boxes.every((right) => right < 0),
    'a frame is still in view',
  );
}

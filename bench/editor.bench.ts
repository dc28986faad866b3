/**
 * Measures the editor on a page of 10,000 elements with 500 activities, with the real command: its download size, the delay
 * until it is usable after the app, and its longest task while panels open, layers scroll, elements are selected and an edit
 * arrives.
 *
 * The app is usable when it has been painted and its thread is idle again; the editor when a click on a layer has selected
 * it and the inspector shows it. A task counts as the editor's when one of its scripts ran in it. Its length is printed as
 * wall time and as processor time, which does not depend on other work on the machine.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Frame, Locator, Page } from 'playwright';
import { fakeActivity } from '../tests/editor-ui/fake-project.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { type RunningCli, startCli, type TestProject } from '../tests/support/project.ts';
import { createViteProject } from '../tests/support/vite-project.ts';
import { longestTask } from './longest-task.ts';
import { printRows, row } from './report.ts';

const RUNS = 5;
const ACTIVITIES = 500;
const ASSETS = join(import.meta.dirname, '../dist/editor/assets');
/**
 * In a browser under automation, V8 looks up the source position of each created error, for which it parses the script
 * again, and React creates five at start-up. With eager source positions, tasks take as long as without automation.
 */
const AS_UNDRIVEN = ['--js-flags=--no-enable-lazy-source-positions'];
const PATIENT = { timeout: 120_000 };

const APP = `const Row = ({ n }) => (
  <div className="row"><span className="number">{n}</span><b>bold</b><i>Static</i></div>
);
export const App = () => (
  <main>
    {Array.from({ length: 100 }, (_, section) => (
      <section key={section}>{Array.from({ length: 25 }, (_, n) => <Row key={n} n={section * 25 + n} />)}</section>
    ))}
  </main>
);
`;

export async function run(): Promise<void> {
  printSizes();
  const project = createViteProject({ 'src/App.jsx': APP });
  const cli = await startCli(project.root, [], { typeCheck: true });
  const browser = await launchBrowser(AS_UNDRIVEN);
  try {
    const samples = new Map<string, number[]>();
    const note = (what: string, ms: number) => samples.set(what, [...(samples.get(what) ?? []), ms]);
    // The first session waits for Vite's one-time work.
    await session({ browser, cli, project, note: () => undefined });
    for (let n = 0; n < RUNS; n++) await session({ browser, cli, project, note });
    const rows = [...samples].map(([what, all]) => row(what, all));
    printRows(`The editor on 10,000 elements, ${ACTIVITIES} activities`, rows);
  } finally {
    await browser.close();
    await cli.stop();
    project.remove();
  }
}

/** Prints the size of the gzipped JavaScript: of the first load, and in total with all panels, menus and dialogs. */
function printSizes(): void {
  const page = readFileSync(join(ASSETS, '../index.html'), 'utf8');
  const named = [...page.matchAll(/assets\/([\w-]+\.js)"/g)].flatMap(([, name]) => name ?? []);
  assert.ok(named.length > 0, 'the editor has no script');
  const first = reachedFrom(named, STATIC_IMPORTS);
  const all = reachedFrom(named, ALL_IMPORTS);
  const size = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(ASSETS, name))).length, 0) / 1024;
  console.log('\nThe editor, gzipped');
  console.log(`  JavaScript at the start                ${size(first).toFixed(0).padStart(5)} KB   (goal: under 250)`);
  console.log(`  with all that is loaded when it is used${size(all).toFixed(0).padStart(5)} KB`);
}

const STATIC_IMPORTS = [/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g];
const ALL_IMPORTS = [...STATIC_IMPORTS, /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g];

function reachedFrom(start: readonly string[], imports: readonly RegExp[]): Set<string> {
  const names = new Set(readdirSync(ASSETS));
  const found = new Set<string>();
  const left = [...start];
  for (let name = left.pop(); name; name = left.pop()) {
    if (found.has(name) || !names.has(name) || name.startsWith('code-view-')) continue;
    found.add(name);
    const text = readFileSync(join(ASSETS, name), 'utf8');
    for (const pattern of imports) for (const [, other] of text.matchAll(pattern)) if (other) left.push(other);
  }
  return found;
}

interface Marks {
  /** milliseconds since 1970, 0 before that */
  app: number;
  editor: number;
}

/** Runs in the app's frame: records when it has been painted and its thread is idle. */
function watchApp(): void {
  const marks = { app: 0, editor: 0 };
  Object.assign(window, { marks });
  new PerformanceObserver(() => {
    setTimeout(() => {
      marks.app ||= performance.timeOrigin + performance.now();
    });
  }).observe({ type: 'paint', buffered: true });
}

/** Runs in the editor: clicks the third layer as soon as it exists, and records when the result has been painted. */
function watchEditor(): void {
  const marks = { app: 0, editor: 0 };
  Object.assign(window, { marks });
  let clicked: HTMLElement | undefined;
  const look = () => {
    const [, , row] = document.querySelectorAll<HTMLElement>('[data-panel="layers"] [role="treeitem"]');
    if (row && !clicked) {
      clicked = row;
      setTimeout(() => row.click());
    }
    const inspector = document.querySelector('[data-panel="inspector"]');
    if (clicked?.getAttribute('aria-selected') !== 'true' || !inspector?.querySelector('[data-styles]')) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        marks.editor = performance.timeOrigin + performance.now();
      }),
    );
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-selected'] });
}

const marksOf = (frame: Frame): Promise<Marks> => frame.evaluate(() => (window as unknown as { marks: Marks }).marks);

interface Session {
  browser: Browser;
  cli: RunningCli;
  project: TestProject;
  note(what: string, ms: number): void;
}

async function session({ browser, cli, project, note }: Session): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(`(window === window.top ? ${watchEditor} : ${watchApp})()`);
  const activities = Array.from({ length: ACTIVITIES }, (_, n) => fakeActivity(n));
  await page.route('**/canvases/*/activities*', (route) => route.fulfill({ json: { activities } }));
  const rows = page.locator('[data-panel="layers"] [role="treeitem"]');
  const step = async (what: string, act: () => Promise<unknown>) => {
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    await act();
    await settled(page);
    const { longest, processor } = longestTask(await browser.stopTracing(), new URL(cli.ready.editorUrl).origin);
    note(`longest task: ${what}`, longest);
    note(`longest task, processor time: ${what}`, processor);
  };
  await step('start, until an element is selected', async () => {
    await page.goto(cli.ready.editorUrl);
    await page.waitForFunction(() => (window as unknown as { marks: Marks }).marks.editor > 0, null, PATIENT);
  });
  const frame = page.frames().find((one) => one.parentFrame() !== null);
  assert.ok(frame, 'there is no frame of the app');
  note('usable after the app is', (await marksOf(page.mainFrame())).editor - (await marksOf(frame)).app);
  await inLayers(page, rows, step);
  await inPage(page, frame, project, step);
  await context.close();
}

type Step = (what: string, act: () => Promise<unknown>) => Promise<void>;

/** Called before measuring, because finding an element is itself a task of the page. */
async function placeOf(target: Locator): Promise<[x: number, y: number]> {
  await target.waitFor(PATIENT);
  const box = await target.boundingBox();
  assert.ok(box, 'it is not in view');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function inLayers(page: Page, rows: Locator, step: Step): Promise<void> {
  const [expand, activity] = [
    await placeOf(page.getByRole('button', { name: 'Expand all' })),
    await placeOf(page.getByRole('button', { name: 'Activity' })),
  ];
  const [x, y] = await placeOf(rows.nth(5));
  await step('expand all layers', () => page.mouse.click(...expand));
  await page.mouse.move(x, y);
  await step('scroll the layers', async () => {
    for (let n = 0; n < 30; n++) await page.mouse.wheel(0, 900);
  });
  await step('select in the layers', async () => {
    for (let n = 0; n < 10; n++) await press(page, [x, y + n * 24]);
  });
  await step('open the activity', () => page.mouse.click(...activity));
  await page.getByRole('textbox', { name: 'Search layers' }).focus();
  await step('search the layers', () => page.keyboard.type('bold', { delay: 60 }));
}

async function inPage(page: Page, frame: Frame, project: TestProject, step: Step): Promise<void> {
  const words = frame.locator('i');
  await step('point in the page', async () => {
    for (let n = 0; n < 10; n++) await words.nth(n).hover(PATIENT);
  });
  await step('select in the page', async () => {
    for (let n = 0; n < 10; n++) {
      await words.nth(n).click(PATIENT);
      await settled(page, 100);
    }
  });
  assert.equal(
    await page.locator('[data-element-name]').textContent(PATIENT),
    'Row',
    'nothing was selected in the page',
  );
  const app = join(project.root, 'src/App.jsx');
  await step('an edit of somebody else', async () => {
    writeFileSync(app, APP.replace('Static', 'Edited'));
    await words.first().filter({ hasText: 'Edited' }).waitFor(PATIENT);
  });
  writeFileSync(app, APP);
  await words.first().filter({ hasText: 'Static' }).waitFor(PATIENT);
}

/** Presses like a user: the next press comes only after this one has taken effect. */
async function press(page: Page, [x, y]: readonly [number, number]): Promise<void> {
  await page.mouse.click(x, y);
  await settled(page, 100);
}

/** Waits for two idle periods, so that work in progress is done. */
function settled(page: Page, pause = 250): Promise<unknown> {
  return page.evaluate(async (ms) => {
    for (let n = 0; n < 2; n++) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }, pause);
}

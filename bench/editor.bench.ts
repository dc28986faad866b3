/**
 * The editor on a page of 10,000 elements, with 500 activities, on the real command: what it loads, how soon it can be used once
 * the app can, and the longest task of its own while panels open, layers scroll and elements are selected. The browser reports
 * tasks over 50 ms only, so 0 stands for none of them; tasks of the app's own frame are the app's.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { fakeActivity } from '../tests/editor-ui/fake-project.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { type RunningCli, startCli } from '../tests/support/project.ts';
import { createViteProject } from '../tests/support/vite-project.ts';
import { printRows, row } from './report.ts';

const RUNS = 5;
const ACTIVITIES = 500;
const ASSETS = join(import.meta.dirname, '../dist/editor/assets');
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
  const cli = await startCli(project.root);
  const browser = await launchBrowser();
  try {
    const samples = new Map<string, number[]>();
    const note = (what: string, ms: number) => samples.set(what, [...(samples.get(what) ?? []), ms]);
    for (let n = 0; n < RUNS; n++) await use(browser, cli, note);
    const rows = [...samples].map(([what, all]) => row(what, all));
    printRows(`The editor on 10,000 elements, ${ACTIVITIES} activities`, rows);
  } finally {
    await browser.close();
    await cli.stop();
    project.remove();
  }
}

/** Gzipped JavaScript: what the page asks for at once, and what it can come to, panels, menus and dialogs included. */
function printSizes(): void {
  const entry = /src="[^"]*assets\/(index-[^"]+\.js)"/.exec(readFileSync(join(ASSETS, '../index.html'), 'utf8'))?.[1];
  assert.ok(entry, 'the editor has no entry');
  const first = reachedFrom(entry, STATIC_IMPORTS);
  const all = reachedFrom(entry, ALL_IMPORTS);
  const size = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(ASSETS, name))).length, 0) / 1024;
  console.log('\nThe editor, gzipped');
  console.log(`  JavaScript at the start                ${size(first).toFixed(0).padStart(5)} KB   (goal: under 250)`);
  console.log(`  with all that is loaded when it is used${size(all).toFixed(0).padStart(5)} KB`);
}

const STATIC_IMPORTS = [/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g];
const ALL_IMPORTS = [...STATIC_IMPORTS, /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g];

function reachedFrom(entry: string, imports: readonly RegExp[]): Set<string> {
  const names = new Set(readdirSync(ASSETS));
  const found = new Set<string>();
  const left = [entry];
  for (let name = left.pop(); name; name = left.pop()) {
    if (found.has(name) || !names.has(name) || name.startsWith('code-view-')) continue;
    found.add(name);
    const text = readFileSync(join(ASSETS, name), 'utf8');
    for (const pattern of imports) for (const [, other] of text.matchAll(pattern)) if (other) left.push(other);
  }
  return found;
}

/** Runs in the page before anything else: when the app's frame has loaded, when the first layer shows, and long tasks. */
function watch(): void {
  const marks = { app: 0, layers: 0, tasks: [] as number[] };
  Object.assign(window, { marks });
  document.addEventListener(
    'load',
    (event) => {
      if (event.target instanceof HTMLIFrameElement) marks.app ||= performance.now();
    },
    true,
  );
  new MutationObserver(() => {
    if (marks.layers === 0 && document.querySelector('[data-panel="layers"] [role="treeitem"]')) {
      marks.layers = performance.now();
    }
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'self') marks.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

type Marks = { app: number; layers: number; tasks: number[] };
const marksOf = (page: Page) => page.evaluate(() => (window as unknown as { marks: Marks }).marks);

async function use(browser: Browser, cli: RunningCli, note: (what: string, ms: number) => void): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // the page alone: in the app's frame there is nothing of ours to watch
  await page.addInitScript(`if (window === window.top) (${watch})()`);
  const activities = Array.from({ length: ACTIVITIES }, (_, n) => fakeActivity(n));
  await page.route('**/canvases/*/activities*', (route) => route.fulfill({ json: { activities } }));
  await page.goto(cli.ready.editorUrl);
  const rows = page.locator('[data-panel="layers"] [role="treeitem"]');
  await rows.nth(5).waitFor(PATIENT);
  const { app, layers } = await marksOf(page);
  note('layers can be used, after the app has loaded', layers - app);
  await settled(page);
  note('longest task: start, until the tree is whole', Math.max(0, ...(await marksOf(page)).tasks));
  const step = async (what: string, act: () => Promise<unknown>) => {
    await page.evaluate(() => void (window as unknown as { marks: Marks }).marks.tasks.splice(0));
    await act();
    await settled(page);
    note(`longest task: ${what}`, Math.max(0, ...(await marksOf(page)).tasks));
  };
  await step('expand all layers', () => page.getByRole('button', { name: 'Expand all' }).click());
  await step('scroll the layers', async () => {
    await rows.nth(5).hover();
    for (let n = 0; n < 30; n++) await page.mouse.wheel(0, 900);
  });
  await step('select in the layers', async () => {
    for (let n = 2; n < 12; n++) await rows.nth(n).click(PATIENT);
  });
  await step('open the activity', () => page.getByRole('button', { name: 'Activity' }).click());
  await step('search the layers', () => page.getByRole('textbox', { name: 'Search layers' }).pressSequentially('bold'));
  await step('select in the page', async () => {
    for (let n = 0; n < 10; n++) await page.frameLocator('iframe').locator('i').nth(n).click(PATIENT);
  });
  await context.close();
}

/** Two idle moments: what was begun by then is done. */
function settled(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    for (let n = 0; n < 2; n++) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  });
}

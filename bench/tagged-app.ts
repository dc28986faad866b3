/** Measures the cost of ids in the page: an app with and without the plugin, alternating on the same machine. */
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import type * as Package from '../src/plugin/index.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { createViteProject } from '../tests/support/vite-project.ts';

/** From the package; importing the sources would also measure the module runner's getters. */
const { visualEdit } = createRequire(import.meta.url)('../dist/node/index.js') as typeof Package;

const FILES = 200;
const COMPONENTS_PER_FILE = 10;
/** Loads without the plugin and with it. The order alternates from pair to pair, so that neither has an advantage. */
const LOADS = 24;
const PAGES = 10;
/** Rows of ten elements each. */
const ROWS = 1000;
const RENDERS = 15;
/** Renders not counted, because V8 still compiles. */
const WARM_UP = 3;

type Side = 0 | 1;

/** Milliseconds without the plugin and with it. */
type Pair = [number, number];

/** Prints: first load of 2,000 components, mount of 10,000 elements, an update of all of them. */
export async function measureApp(): Promise<void> {
  process.env.XDG_STATE_HOME = mkdtempSync(join(tmpdir(), 'visual-edit-state-'));
  const project = createViteProject(sources());
  const browser = await launchBrowser();
  const loads: Pair[] = [];
  const mounts: Pair[] = [];
  const updates: Pair[] = [];
  try {
    // During the first loads, Vite bundles the dependencies.
    for (let i = -2; i < LOADS; i++) {
      const pair = await loadInTurn(browser, project.root, orderOf(i));
      if (i >= 0) loads.push(pair);
    }
    for (let i = 0; i < PAGES; i++) {
      const { mount, update } = await renderInTurn(browser, project.root, orderOf(i));
      mounts.push(mount);
      updates.push(update);
    }
  } finally {
    await browser.close();
    project.remove();
  }
  console.log('\nThe page, without the plugin and with it (the median of pairs and their range; no editor attached)');
  print(`first load of ${FILES * COMPONENTS_PER_FILE} components in ${FILES} files`, loads);
  print(`mount of ${ROWS * 10} elements`, mounts);
  print(`update of ${ROWS * 10} elements`, updates);
}

const orderOf = (pair: number): Side[] => (pair % 2 === 0 ? [0, 1] : [1, 0]);

/** Prints the median of the ratios within pairs: noise of the machine affects both loads of a pair. */
function print(what: string, pairs: readonly Pair[]): void {
  const [before, after] = [0, 1].map((side) =>
    quantile(
      pairs.map((pair) => pair[side as Side]),
      0.5,
    ),
  ) as Pair;
  const ratios = pairs.map(([without, withPlugin]) => withPlugin / without);
  const [ratio, least, most] = [0.5, 0, 1].map((part) => quantile(ratios, part).toFixed(2));
  console.log(`  ${what.padEnd(46)} ${before.toFixed(1)} ms -> ${after.toFixed(1)} ms  ${ratio}× (${least}–${most})`);
}

/** @param part 0 for the minimum, 0.5 for the median, 1 for the maximum */
function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]] as [number, number];
  return below + (above - below) * (place - Math.floor(place));
}

/** Runs only one of the two at a time, because the other's page and server would slow it down. */
async function loadInTurn(browser: Browser, root: string, order: readonly Side[]): Promise<Pair> {
  const times: Pair = [0, 0];
  for (const side of order) {
    const server = await serve(root, side > 0);
    const page = await browser.newPage();
    try {
      const started = performance.now();
      await open(page, server);
      times[side] = performance.now() - started;
    } finally {
      await page.close();
      await server.close();
    }
  }
  return times;
}

async function open(page: Page, server: ViteDevServer): Promise<void> {
  await page.goto(server.resolvedUrls?.local[0] as string);
  await page.waitForSelector('#all-loaded', { timeout: 120_000 });
}

/**
 * Both pages are open and render alternately.
 *
 * React records owner stacks only for the first elements of each second, which takes longer; the lower quartile contains
 * renders without them. The minimum over many pages would be chance: V8's compilation of React varies by a tenth between
 * pages.
 */
async function renderInTurn(
  browser: Browser,
  root: string,
  order: readonly Side[],
): Promise<{ mount: Pair; update: Pair }> {
  const times = { mount: [[], []] as [number[], number[]], update: [[], []] as [number[], number[]] };
  const pages: Page[] = [];
  const servers: ViteDevServer[] = [];
  try {
    for (const side of order) {
      const server = await serve(root, side > 0);
      servers.push(server);
      const page = await browser.newPage();
      pages[side] = page;
      await open(page, server);
    }
    for (let i = 0; i < RENDERS; i++) {
      for (const side of i % 2 === 0 ? order : order.toReversed()) {
        const [mount, update] = await render(pages[side] as Page);
        if (i < WARM_UP) continue;
        times.mount[side].push(mount);
        times.update[side].push(update);
      }
    }
  } finally {
    for (const page of pages) await page?.close();
    for (const server of servers) await server.close();
  }
  const fast = (both: [number[], number[]]) => both.map((values) => quantile(values, 0.25)) as Pair;
  return { mount: fast(times.mount), update: fast(times.update) };
}

async function render(page: Page): Promise<[mount: number, update: number]> {
  await page.bringToFront();
  return page.evaluate(() => {
    const { mountRows, updateRows, unmountRows } = globalThis as unknown as Record<string, () => number>;
    const times: [number, number] = [mountRows?.() as number, updateRows?.() as number];
    unmountRows?.();
    return times;
  });
}

/** Starts a dev server with cold transforms but Vite's bundled dependencies. */
async function serve(root: string, isTagged: boolean): Promise<ViteDevServer> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(root, 'node_modules', isTagged ? '.vite-tagged' : '.vite-plain'),
    server: { port: 0 },
    plugins: [react(), ...(isTagged ? [visualEdit({ editorPort: 0 })] : [])],
  });
  await server.listen();
  return server;
}

function sources(): Record<string, string> {
  const numbers = Array.from({ length: FILES }, (_, i) => i);
  const component = (file: number) => (_: unknown, i: number) =>
    `export function Part${file}x${i}({ title = 'part', items = ['a', 'b'] }) {
  return (
    <section className="part">
      <h2>{title} ${i}</h2>
      <ul>{items.map((item) => <li key={item} className="item"><b>{item}</b></li>)}</ul>
    </section>
  );
}
`;
  const fileOf = (file: number) => Array.from({ length: COMPONENTS_PER_FILE }, component(file)).join('\n');
  const parts = numbers.map((file) => `import * as file${file} from './part${file}.jsx';`).join('\n');
  return {
    ...Object.fromEntries(numbers.map((file) => [`src/part${file}.jsx`, fileOf(file)])),
    'src/Rows.jsx': ROWS_SOURCE,
    'src/App.jsx': `${parts}
import './Rows.jsx';
const files = [${numbers.map((file) => `file${file}`).join(', ')}];
export const App = () => (
  <main id="all-loaded">{files.flatMap((file) => Object.entries(file).map(([name, Part]) => <Part key={name} />))}</main>
);
`,
  };
}

const ROWS_SOURCE = `import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

function Row({ n, turn }) {
  return (
    <div className="row">
      <p title={turn}><b>{n}</b><i>{turn}</i></p>
      <ul><li>one</li><li className="two">two</li><li>{n + turn}</li></ul>
      <span style={{ opacity: 1 }}>end</span>
    </div>
  );
}

let setTurn;
function Rows() {
  const [turn, set] = useState(0);
  setTurn = set;
  return <div>{Array.from({ length: ${ROWS} }, (_, n) => <Row key={n} n={n} turn={turn} />)}</div>;
}

let root;
const timed = (work) => {
  const started = performance.now();
  flushSync(work);
  return performance.now() - started;
};
globalThis.mountRows = () => {
  root = createRoot(document.createElement('div'));
  return timed(() => root.render(<Rows />));
};
globalThis.updateRows = () => timed(() => setTurn((turn) => turn + 1));
globalThis.unmountRows = () => root.unmount();
`;

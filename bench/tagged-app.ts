/** The cost of ids in the page: an app with and without the plugin, in turn, on the same machine at the same time. */
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

/** As the package has it; read from the sources, the module runner's getters would be measured as well. */
const { visualEdit } = createRequire(import.meta.url)('../dist/node/index.js') as typeof Package;

const FILES = 200;
const COMPONENTS_PER_FILE = 10;
/** Each of the app without the plugin and with it; the one is first in one pair, the other in the next. */
const PAIRS = 9;
/** Rows of ten elements each. */
const ROWS = 1000;
const RENDERS = 12;
/** The first few are compiled while they run. */
const WARM_UP = 3;
/** What a server does once its app has loaded, in milliseconds: it is no part of the next load. */
const SETTLE = 1500;

/** What one page took, in milliseconds. */
interface Times {
  load: number;
  mount: number[];
  update: number[];
}

type Pair = [without: Times, withPlugin: Times];

/** Prints: first load of 2,000 components, mount of 10,000 elements, an update of all of them. */
export async function measureApp(): Promise<void> {
  process.env.XDG_STATE_HOME = mkdtempSync(join(tmpdir(), 'visual-edit-state-'));
  const project = createViteProject(sources());
  const browser = await launchBrowser();
  const pairs: Pair[] = [];
  try {
    // In the first one Vite bundles the dependencies.
    for (let i = 0; i <= PAIRS; i++) {
      const pair = await measurePair(browser, project.root, i % 2 > 0);
      if (i > 0) pairs.push(pair);
    }
  } finally {
    await browser.close();
    project.remove();
  }
  console.log(
    `\nThe page, without the plugin and with it (the median of ${PAIRS} pairs and its range; no editor attached)`,
  );
  print(`first load of ${FILES * COMPONENTS_PER_FILE} components in ${FILES} files`, pairs, ({ load }) => load);
  print(`mount of ${ROWS * 10} elements`, pairs, ({ mount }) => lowerQuartile(mount));
  print(`update of ${ROWS * 10} elements`, pairs, ({ update }) => lowerQuartile(update));
}

/** The ratios are those of the pairs, measured side by side: what the machine does besides is the same for both. */
function print(what: string, pairs: readonly Pair[], timeOf: (times: Times) => number): void {
  const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] as number;
  const [before, after] = [0, 1].map((side) => median(pairs.map((pair) => timeOf(pair[side] as Times)))) as [
    number,
    number,
  ];
  const ratios = pairs.map(([without, withPlugin]) => timeOf(withPlugin) / timeOf(without));
  const [ratio, least, most] = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((one) => one.toFixed(2));
  console.log(`  ${what.padEnd(46)} ${before.toFixed(1)} ms -> ${after.toFixed(1)} ms  ${ratio}× (${least}–${most})`);
}

/**
 * React records owner stacks for the first elements of each second only, which takes longer than the rest: the faster runs are
 * those without. The fastest one of all is luck: how V8 compiles React differs by a tenth from page to page.
 */
function lowerQuartile(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 2] as number;
}

/** The app loaded on one side and the other, then both pages in turn. */
async function measurePair(browser: Browser, root: string, taggedFirst: boolean): Promise<Pair> {
  const order = taggedFirst ? [1, 0] : [0, 1];
  const pair: Pair = [emptyTimes(), emptyTimes()];
  const pages: Page[] = [];
  const servers: ViteDevServer[] = [];
  try {
    for (const side of order) {
      const server = await serve(root, side > 0);
      servers.push(server);
      const page = await browser.newPage();
      pages[side] = page;
      const started = performance.now();
      await page.goto(server.resolvedUrls?.local[0] as string);
      await page.waitForSelector('#all-loaded', { timeout: 120_000 });
      (pair[side] as Times).load = performance.now() - started;
      await new Promise((settled) => setTimeout(settled, SETTLE));
    }
    for (let i = 0; i < RENDERS; i++) {
      for (const side of i % 2 > 0 ? order : order.toReversed()) {
        const [mount, update] = await render(pages[side] as Page);
        if (i < WARM_UP) continue;
        pair[side]?.mount.push(mount);
        pair[side]?.update.push(update);
      }
    }
  } finally {
    for (const page of pages) await page?.close();
    for (const server of servers) await server.close();
  }
  return pair;
}

const emptyTimes = (): Times => ({ load: 0, mount: [], update: [] });

async function render(page: Page): Promise<[mount: number, update: number]> {
  await page.bringToFront();
  return page.evaluate(() => {
    const { mountRows, updateRows, unmountRows } = globalThis as unknown as Record<string, () => number>;
    const times: [number, number] = [mountRows?.() as number, updateRows?.() as number];
    unmountRows?.();
    return times;
  });
}

/** A dev server of its own: what it has transformed is forgotten, what it has bundled of the dependencies is not. */
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

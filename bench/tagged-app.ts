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
const LOADS = 5;
/** Rows of ten elements each. */
const ROWS = 1000;
const RENDERS = 15;

interface Side {
  name: string;
  isTagged: boolean;
  load: number[];
  mount: number[];
  update: number[];
}

/** Prints: first load of 2,000 components, mount of 10,000 elements, an update of all of them. */
export async function measureApp(): Promise<void> {
  process.env.XDG_STATE_HOME = mkdtempSync(join(tmpdir(), 'visual-edit-state-'));
  const project = createViteProject(sources());
  const browser = await launchBrowser();
  const sides = ['without', 'with'].map((name) => ({
    ...{ name, isTagged: name === 'with' },
    ...{ load: [] as number[], mount: [] as number[], update: [] as number[] },
  }));
  try {
    for (let i = 0; i <= LOADS; i++) for (const side of sides) await visit(browser, project.root, side, i > 0);
  } finally {
    await browser.close();
    project.remove();
  }
  const [without, withPlugin] = sides as [Side, Side];
  // React records owner stacks for the first elements of each second only, which costs more than the rest: the fastest is one without.
  console.log('\nThe page, without the plugin and with it (the fastest of all runs; no editor attached)');
  for (const [what, key] of [
    [`first load of ${FILES * COMPONENTS_PER_FILE} components in ${FILES} files`, 'load'],
    [`mount of ${ROWS * 10} elements`, 'mount'],
    [`update of ${ROWS * 10} elements`, 'update'],
  ] as const) {
    const [before, after] = [Math.min(...without[key]), Math.min(...withPlugin[key])];
    const ratio = `${(after / before).toFixed(2)}×`;
    console.log(`  ${what.padEnd(46)} ${before.toFixed(1)} ms -> ${after.toFixed(1)} ms  ${ratio}`);
  }
}

/** A dev server of its own: what it has transformed is forgotten, what it has bundled of the dependencies is not. */
async function visit(browser: Browser, root: string, side: Side, counts: boolean): Promise<void> {
  const server = await serve(root, side.isTagged);
  const page = await browser.newPage();
  try {
    const started = performance.now();
    await page.goto(server.resolvedUrls?.local[0] as string);
    await page.waitForSelector('#all-loaded', { timeout: 120_000 });
    if (!counts) return;
    side.load.push(performance.now() - started);
    await renders(page, side);
  } finally {
    await page.close();
    await server.close();
  }
}

async function renders(page: Page, side: Side): Promise<void> {
  const times = await page.evaluate((count) => {
    const { mountRows, updateRows, unmountRows } = globalThis as unknown as Record<string, () => number>;
    const all = { mount: [] as number[], update: [] as number[] };
    for (let i = 0; i < count; i++) {
      all.mount.push(mountRows?.() as number);
      all.update.push(updateRows?.() as number);
      unmountRows?.();
    }
    return all;
  }, RENDERS);
  // The first few are compiled while they run.
  side.mount.push(...times.mount.slice(3));
  side.update.push(...times.update.slice(3));
}

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

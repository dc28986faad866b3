/**
 * Measures the runtime on a page of 10,000 elements, controlled by a parent that is not our editor: the time from pointer to
 * outline, from press to selection, and from a change to its instant update, the longest task while the tree is built, and
 * the cost of an attached editor on an idle page. Our own editor gets the tree in parts instead of one message, so the
 * longest task is also measured for a parent at the editor's address that sends the nonce. Browsers dispatch pointer events
 * once per frame, so even an empty listener waits; its row shows that share of the other figures. The page is idle before
 * each of them; on a page that draws every frame (an animation), all of them take half a frame longer.
 *
 * A measurement ends with the first task after the frame that shows the outline. Input runs before such tasks, so the press
 * is sent only after the hover has been measured; otherwise its work would count as the hover's and double it on a busy
 * machine. The results agree within a millisecond with Chromium's own measure of an event (`EventLatency` in a trace).
 */
import { randomUUID } from 'node:crypto';
import type { CDPSession } from 'playwright';
import type { SessionInfo } from '../src/protocol/api.ts';
import { createChange } from '../src/protocol/changes.ts';
import { openParent, type Parent, STORYBOARD } from '../tests/e2e/runtime-parent.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { type LongestTask, longestTask } from './longest-task.ts';
import { printRows, type Row, row } from './report.ts';

const MOVES = 40;
const IDLE_MS = 5_000;
const ATTACHMENTS = 8;

const APP = `function Row({ n }) {
  return (
    <div className="row">
      <span className="number">{n}</span>
      <b>bold</b>
      <i className="target">Static</i>
    </div>
  );
}

export function App() {
  return (
    <main>
      <h1>Ten thousand</h1>
      {Array.from({ length: 100 }, (_, section) => (
        <section key={section}>
          {Array.from({ length: 25 }, (_, index) => (
            <Row key={index} n={section * 25 + index} />
          ))}
        </section>
      ))}
    </main>
  );
}
`;

interface Measured extends Window {
  bare: number[];
  toOutline: number[];
  toSelection: number[];
  /** time at which each instant update was painted, in milliseconds since 1970 */
  updated: number[];
  tasks: number[];
}

/** Runs in the frame: measures from each event's timestamp to the end of the frame that shows its effect. */
function watch(parent: Parent): Promise<void> {
  return parent.app.evaluate(() => {
    const lists = { bare: [], toOutline: [], toSelection: [], updated: [], tasks: [] };
    const own = Object.assign(window as unknown as Measured, lists);
    const painted = ({ timeStamp }: { timeStamp: number }, into: number[]) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => into.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    const bare = (event: Event) => painted(event, own.bare);
    addEventListener('pointermove', bare);
    addEventListener('attaching', () => removeEventListener('pointermove', bare), { once: true });
    // Relative to 1970, because parent and frame have different time origins.
    const changed = () => painted({ timeStamp: -performance.timeOrigin }, own.updated);
    const heading = document.querySelector('h1') as HTMLElement;
    new MutationObserver(changed).observe(heading, { attributes: true, attributeFilter: ['class'] });
    const observer = new PerformanceObserver((list) => {
      // Ignore the parent's work on the same thread when it reads the message.
      const ours = list.getEntries().filter(({ name }) => name === 'self');
      own.tasks.push(...ours.map((one) => one.duration));
    });
    observer.observe({ type: 'longtask' });
    // No other listener runs: the runtime's is first and stops propagation. So record the time in this call.
    const { stopImmediatePropagation } = Event.prototype;
    Event.prototype.stopImmediatePropagation = function () {
      if (this.type === 'pointermove') painted(this, own.toOutline);
      if (this.type === 'pointerdown') painted(this, own.toSelection);
      stopImmediatePropagation.call(this);
    };
  });
}

/**
 * Attaches without copying the tree out of the page, which would be most of the work.
 * @param nonce sent first, as our own editor does
 */
async function attach(parent: Parent, nonce?: string): Promise<void> {
  const modes = { driveModeEnabled: false, aiContextSelection: false };
  await parent.connect();
  if (nonce) await parent.send({ type: 'nonce', nonce });
  await parent.call('initProject', STORYBOARD, parent.lookup, {}, null, modes, 'APPLICATION', null, '');
  await parent.page.waitForFunction(() =>
    (window as unknown as { received: { id: string; last?: boolean }[] }).received.some(
      ({ id, last }) => id === 'NAV_TREE' || (id === 'NAV_TREE_PATCH' && last),
    ),
  );
}

/** Loads the same parent page at the editor's address. @returns the nonce to send first */
async function moveToEditor({ page, cli: { ready } }: Parent): Promise<string> {
  const html = await page.request.get(page.url()).then((answer) => answer.text());
  const address = new URL('/parent', ready.editorUrl).href;
  // Chromium does not count an intercepted response as local, and blocks its access to the app without this permission.
  await page.context().grantPermissions(['local-network-access'], { origin: new URL(address).origin });
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
  const headers = { authorization: `Bearer ${ready.token}` };
  const session = await fetch(`${ready.apiUrl}/session`, { headers }).then((answer) => answer.json());
  return (session as SessionInfo).frameNonce;
}

/** Waits for another measurement, without rendering frames. */
async function measured(parent: Parent, figures: 'bare' | 'toOutline', count: number): Promise<void> {
  const arrived = ([list, before]: readonly ['bare' | 'toOutline', number]) =>
    (window as unknown as Measured)[list].length > before;
  await parent.app.waitForFunction(arrived, [figures, count] as const, { polling: 5 });
}

async function pointAround(parent: Parent, figures: 'bare' | 'toOutline'): Promise<void> {
  const targets = parent.app.locator('.target');
  for (let index = 0; index < MOVES; index++) {
    const box = await targets.nth(index % 20).boundingBox();
    await parent.page.mouse.move((box?.x ?? 0) + 3, (box?.y ?? 0) + 3);
    await measured(parent, figures, index);
    await parent.page.mouse.down();
    await parent.page.mouse.up();
  }
}

/** Measures from the editor's message to the end of the frame that shows the change. */
async function restyle(parent: Parent): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < MOVES; count++) {
    const stylingChanges = { color: count % 2 === 0 ? 'red' : 'blue' };
    const fields = {
      codebaseId: parent.idAt('src/App.jsx', '<h1'),
      stylingChanges,
      stylingFramework: 'Inline' as const,
    };
    await parent.app.evaluate(() => (window as unknown as Measured).updated.splice(0));
    const change = createChange(randomUUID(), 'STYLING', fields);
    const sent = await parent.page.evaluate((item) => {
      const now = performance.timeOrigin + performance.now();
      (window as unknown as { call(name: string, args: unknown[]): void }).call('applyChangeItemToDocument', [item]);
      return now;
    }, change);
    await parent.app.waitForFunction(() => (window as unknown as Measured).updated.length > 0);
    await parent.call('cancelInstantUpdate', change.id);
    times.push((await parent.app.evaluate(() => (window as unknown as Measured).updated.at(-1) as number)) - sent);
  }
  return times;
}

/** Reloads the page before each attachment. */
async function attachments(parent: Parent, origin: string, nonce?: string): Promise<LongestTask[]> {
  const { page } = parent;
  const found: LongestTask[] = [];
  for (let count = 0; count < ATTACHMENTS; count++) {
    await page.reload();
    const app = page.frames().find((frame) => frame.parentFrame() !== null);
    await app?.locator('section').last().waitFor();
    await page.waitForTimeout(500);
    const browser = page.context().browser();
    await browser?.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8', 'blink'] });
    await attach(parent, nonce);
    const trace = await browser?.stopTracing();
    if (trace) found.push(longestTask(trace, origin));
  }
  return found;
}

/**
 * Share of time that the page's main thread was busy, in percent of a core. Collects garbage first, because that of earlier
 * work is not an idle cost.
 */
async function busyShare(client: CDPSession, page: Parent['page']): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  const taskTime = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await taskTime();
  await page.waitForTimeout(IDLE_MS);
  return (((await taskTime()) - before) * 1000 * 100) / IDLE_MS;
}

const attachmentRows = (what: string, all: readonly LongestTask[]): Row[] => [
  row(
    what,
    all.map(({ longest }) => longest),
  ),
  row(
    `${what}, processor time`,
    all.map(({ processor }) => processor),
  ),
];

export async function run(): Promise<void> {
  const browser = await launchBrowser();
  const parent = await openParent(browser, { 'src/App.jsx': APP });
  try {
    const client = await parent.page.context().newCDPSession(parent.page);
    await client.send('Performance.enable');
    const alone = await busyShare(client, parent.page);
    await watch(parent);
    await pointAround(parent, 'bare');
    await parent.app.evaluate(() => dispatchEvent(new Event('attaching')));
    await attach(parent);
    const { tasks } = await parent.app.evaluate(() => ({ tasks: (window as unknown as Measured).tasks }));
    await pointAround(parent, 'toOutline');
    const seen = await parent.app.evaluate(() => {
      const { bare, toOutline, toSelection } = window as unknown as Measured;
      return { bare, toOutline, toSelection };
    });
    await parent.page.mouse.move(1050, 780);
    const attached = await busyShare(client, parent.page);
    const toUpdate = await restyle(parent);
    const { origin } = new URL(parent.app.url());
    const each = await attachments(parent, origin);
    const editors = await attachments(parent, origin, await moveToEditor(parent));
    printRows('Runtime on 10,000 elements (ms)', [
      row('pointer to the next frame, a listener that does nothing', seen.bare),
      row('pointer to outline painted', seen.toOutline),
      row('press to selection painted', seen.toSelection),
      row('change to instant update painted', toUpdate),
      row('tasks over 50 ms while attaching', tasks.length > 0 ? tasks : [0]),
      ...attachmentRows('longest task of each attachment', each),
      ...attachmentRows('longest task of each attachment of our editor', editors),
    ]);
    for (const [whose, all] of [
      ['', each],
      [' of our editor', editors],
    ] as const) {
      const most = all.reduce((one, other) => (other.processor > one.processor ? other : one));
      console.log(`the longest of them${whose}, ${most.processor.toFixed(1)} ms of the processor: ${most.parts}`);
    }
    console.log(`idle page: ${alone.toFixed(2)} % of a core alone, ${attached.toFixed(2)} % with an editor attached`);
  } finally {
    await parent.close();
    await browser.close();
  }
}

/**
 * Makes a thousand changes per minute in fifty files, with the real command and a hundred connected sockets, and measures
 * the time per change and the growth of the server's resources. Runs for ten minutes; set `VISUAL_EDIT_LOAD_MINUTES=60` for
 * an hour, and `VISUAL_EDIT_LOAD_PAUSE=25` (milliseconds between changes) for more changes. Fails when a change fails,
 * sockets receive different orders, a restart finds a text that differs from the journal's, or undo does not restore the
 * files.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Activity, ServerEvent } from '../src/protocol/api.ts';
import { ApiClient } from '../tests/support/api-client.ts';
import { type RunningCli, startCli, type TestProject } from '../tests/support/project.ts';
import { runScript } from '../tests/support/script.ts';
import { createViteProject } from '../tests/support/vite-project.ts';
import { printRows, row } from './report.ts';
import { printResources, ResourceProbe } from './resources.ts';

const MINUTES = Number(process.env.VISUAL_EDIT_LOAD_MINUTES ?? 10);
const FILES = 50;
const PAUSE = Number(process.env.VISUAL_EDIT_LOAD_PAUSE ?? 60);
const SOCKETS = 100;
/** The journal keeps at least this many of the last thousand changes; all of them are undone at the end. */
const KEPT = 900;

const nameOf = (i: number) => `src/Page${i}.jsx`;
const textOf = (i: number, heading: string) => `export function Page${i}() {\n  return <h1>${heading}</h1>;\n}\n`;

export async function run(): Promise<void> {
  const pages = Array.from({ length: FILES }, (_, i) => i);
  const imports = pages.map((i) => `import { Page${i} } from './Page${i}.jsx';\n`).join('');
  const app = `${imports}export const App = () => <main>${pages.map((i) => `<Page${i} />`).join('')}</main>;\n`;
  const project = createViteProject({
    ...Object.fromEntries(pages.map((i) => [nameOf(i), textOf(i, `Page ${i}`)])),
    'src/App.jsx': app,
  });
  const probe = new ResourceProbe(dirname(project.root));
  let cli = await startCli(project.root, [], { env: probe.env });
  try {
    for (const i of pages) await (await fetch(new URL(nameOf(i), cli.ready.appUrl))).text();
    const done = await load(cli, project, pages, probe);
    const { undo, headings } = done;
    await cli.stop();
    cli = await startCli(project.root);
    // A difference between journal and disk would appear as an edit by someone else.
    const { events } = await runScript(project.root, ['log', '--json', '--limit', '2000']);
    const others = events.filter(({ activity }: { activity: Activity }) => activity.type === 'UNKNOWN');
    assert.deepEqual(others, [], 'the journal, replayed, gives other texts than the files have');
    await takeBack(cli, project, undo, headings);
  } finally {
    await cli.stop();
    project.remove();
  }
}

interface Edit {
  page: number;
  oldText: string;
}

async function load(
  cli: RunningCli,
  project: TestProject,
  pages: number[],
  probe: ResourceProbe,
): Promise<{ undo: Edit[]; headings: string[] }> {
  const api = await ApiClient.connect(cli.ready);
  const elements = Object.values(await api.lookups()).filter((element) => element?.componentName === 'h1');
  const ids = pages.map((i) => elements.find((element) => element?.filename === nameOf(i))?.codebaseId as string);
  const order = await listen(cli, api.canvasId);
  const headings = pages.map((i) => `Page ${i}`);
  const undo: Edit[] = [];
  const samples: number[] = [];
  const count = Math.round((MINUTES * 60_000) / PAUSE);
  // Compare with the state after the first tenth, when code is compiled and caches are filled.
  const marks = new Map([
    [Math.floor(count / 10), 'after a tenth'],
    [Math.floor(count / 2), 'half way'],
  ]);
  const looks = [{ when: 'at first', ...(await probe.look(cli.ready.pid)) }];
  const began = performance.now();
  for (let n = 0; n < count; n++) {
    const when = marks.get(n);
    if (when) looks.push({ when, ...(await probe.look(cli.ready.pid)) });
    await delay(Math.max(0, began + n * PAUSE - performance.now()));
    const page = (n * 7) % FILES;
    const [oldText, newText] = [headings[page] as string, `Version ${n}`];
    const started = performance.now();
    const answer = await api.editText(ids[page] as string, oldText, newText);
    samples.push(performance.now() - started);
    assert.ok(answer.ok, `change ${n} was refused: ${JSON.stringify(answer)}`);
    headings[page] = newText;
    undo.push({ page, oldText });
  }
  for (const page of pages) assert.equal(project.read(nameOf(page)), textOf(page, headings[page] as string));
  await order.agreeAfter(count);
  looks.push({ when: 'at the end', ...(await probe.look(cli.ready.pid)) });
  order.close();
  printRows(`${Math.round(60_000 / PAUSE)} changes a minute over ${FILES} files, ${MINUTES} min, ${SOCKETS} sockets`, [
    row('change, request to answer', samples),
  ]);
  printResources(looks);
  return { undo, headings };
}

async function takeBack(cli: RunningCli, project: TestProject, undo: Edit[], headings: string[]): Promise<void> {
  const api = await ApiClient.connect(cli.ready);
  const samples: number[] = [];
  for (let n = 0; ; n++) {
    const started = performance.now();
    const answer = await api.undo();
    if (!answer.ok && answer.error.code === 'nothing-to-undo') break;
    samples.push(performance.now() - started);
    assert.ok(answer.ok, `undo ${n} was refused: ${JSON.stringify(answer)}`);
    const { page, oldText } = undo.at(-1 - n) as Edit;
    headings[page] = oldText;
  }
  assert.ok(samples.length >= Math.min(KEPT, undo.length), `only ${samples.length} changes could be taken back`);
  for (const [page, heading] of headings.entries()) assert.equal(project.read(nameOf(page)), textOf(page, heading));
  printRows('After a restart', [row('undo, request to answer', samples)]);
}

/** Opens a hundred sockets; each hashes the events that it receives, in order. */
async function listen(cli: RunningCli, canvasId: string) {
  const url = `${cli.ready.apiUrl.replace(/^http/, 'ws')}/canvases/${canvasId}/events`;
  const clients = await Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      const socket = new WebSocket(url, ['visual-edit.v1', `token.${cli.ready.token}`]);
      const heard = { socket, changes: 0, hash: createHash('sha256') };
      await new Promise<void>((resolve, reject) => {
        socket.on('error', reject);
        socket.on('message', (data) => {
          const event = JSON.parse(String(data)) as ServerEvent;
          if (event.event === 'hello') resolve();
          else if (event.event === 'change') {
            heard.changes++;
            heard.hash.update(`${event.seq} ${event.activity.changeId}\n`);
          }
        });
      });
      return heard;
    }),
  );
  return {
    async agreeAfter(count: number): Promise<void> {
      const limit = performance.now() + 30_000;
      while (clients.some(({ changes }) => changes < count) && performance.now() < limit) await delay(50);
      const sums = new Set(clients.map(({ changes, hash }) => `${changes} ${hash.copy().digest('hex')}`));
      assert.equal(sums.size, 1, `sockets heard ${sums.size} different orders`);
      assert.ok([...sums][0]?.startsWith(`${count} `), 'sockets missed a change');
    },
    close: () => {
      for (const { socket } of clients) socket.terminate();
    },
  };
}

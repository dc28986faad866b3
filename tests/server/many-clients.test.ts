/** Many editors on one server: one order for all, and none that leaves holds up or tears anything. */
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { ServerEvent } from '../../src/protocol/api.ts';
import { APP, TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';

let server: TestServer;
let sockets: WebSocket[] = [];
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  sockets = [];
  await server.close();
});

/** A client's events, as it hears them. */
async function listen(to = server): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  const socket = new WebSocket(`ws://${to.host}${to.canvas}/events`, ['visual-edit.v1', `token.${to.server.token}`]);
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      events.push(JSON.parse(String(data)));
      resolve();
    });
  });
  return events;
}

const editText = (oldText: string, newText: string) =>
  server.mutate('editText', { element: { codebaseId: server.project.id('src/App.tsx', '<h1') }, oldText, newText });

test('[S-134] a hundred clients hear the same, in the same order', async () => {
  const clients = await Promise.all(Array.from({ length: 100 }, () => listen()));
  for (let i = 0; i < 10; i++) await editText(i === 0 ? 'Hello' : `v${i - 1}`, `v${i}`);
  writeFileSync(server.project.path('src/App.tsx'), `// theirs\n${server.project.read('src/App.tsx')}`);
  await server.mutate('undoChangeToFiles', {});
  const [first = []] = clients;
  await expect.poll(() => first.at(-1)?.event).toBe('undo');
  const heard = first.filter(({ event }) => event !== 'hello');
  expect(heard.map(({ event }) => event)).toEqual([...Array(11).fill('change'), 'undo']);
  expect(heard.map(({ seq }) => seq - (heard[0]?.seq ?? 0))).toEqual(heard.map((_, i) => i));
  for (const events of clients) {
    await expect.poll(() => events.length).toBe(first.length);
    expect(events).toEqual(first);
  }
});

test('[S-124] an editor that goes in the middle leaves the change made or not, and its history to the next', async () => {
  const path = server.mutatePath('editText');
  const element = { codebaseId: server.project.id('src/App.tsx', '<h1') };
  const body = JSON.stringify({ element, oldText: 'Hello', newText: 'Hi' });
  const head = server
    .good()
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const request = `POST ${path} HTTP/1.1\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`;
  const cut = (bytes: number) =>
    new Promise<void>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write(request.slice(0, bytes), () => socket.resetAndDestroy());
      });
      socket.on('close', () => resolve());
      socket.on('error', () => {});
    });
  for (const bytes of [10, request.length - 1, request.length]) {
    await cut(bytes);
    // The next request waits for work that the one before began.
    expect((await server.ask()).status).toBe(200);
    const now = () => server.project.read('src/App.tsx');
    if (bytes < request.length) expect(now()).toBe(APP);
    await expect.poll(() => [APP, APP.replace('Hello', 'Hi')].includes(now())).toBe(true);
  }
  const second = await listen();
  await editText('Hello', 'Second');
  await expect.poll(() => second.filter(({ event }) => event === 'change' || event === 'refused').length).toBe(1);
  while ((await server.mutate('undoChangeToFiles', {})).status === 200);
  expect(server.project.read('src/App.tsx')).toBe(APP);
});

test('[S-135] in a file of ten thousand elements, one edit sends what changed and no more', async () => {
  const rows = Array.from({ length: 98 }, (_, i) => `      <i>${i}</i>\n`).join('');
  const part = (i: number) => `export function Part${i}() {\n  return (\n    <main>\n${rows}    </main>\n  );\n}\n`;
  const parts = Array.from({ length: 100 }, (_, i) => part(i)).join('\n');
  const project = new TestProject({
    'src/App.tsx': `export function App() {\n  return (\n    <main>\n      <h1>Hello</h1>\n    </main>\n  );\n}\n\n${parts}`,
  });
  const large = await TestServer.start({}, project);
  const events = await listen(large);
  const element = { codebaseId: project.id('src/App.tsx', '<h1') };
  const edits: [string, object][] = [
    ['editText', { element, oldText: 'Hello', newText: 'Hi' }],
    ['duplicate', { reactElements: [element] }],
    ['wrapInDiv', { reactElements: [element] }],
  ];
  for (const [at, [operation, body]] of edits.entries()) {
    const { status, text } = await large.mutate(operation, body);
    await expect.poll(() => events.filter(({ event }) => event === 'change').length).toBe(at + 1);
    expect(status, operation).toBe(200);
    expect(text.length, operation).toBeLessThan(65_536);
    expect(JSON.stringify(events.at(-1)).length, operation).toBeLessThan(65_536);
  }
  await large.close();
}, 60_000);

/** Group B of security.md: the events socket. */
import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { ServerEvent } from '../../src/protocol/api.ts';
import type { Session } from '../../src/server/session.ts';
import { TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

/** A client that records its events. */
class Client {
  readonly events: ServerEvent[] = [];
  readonly socket: WebSocket;
  private waiting: (() => void)[] = [];

  constructor(over: { token?: string; protocols?: string[]; autoPong?: boolean } = {}) {
    const protocols = over.protocols ?? ['visual-edit.v1', `token.${over.token ?? server.server.token}`];
    this.socket = new WebSocket(`ws://${server.host}${server.canvas}/events`, protocols, {
      origin: server.server.origin,
    });
    this.socket.on('message', (data) => {
      this.events.push(JSON.parse(String(data)));
      for (const wake of this.waiting.splice(0)) wake();
    });
    clients.push(this);
  }

  async until(done: (events: ServerEvent[]) => boolean): Promise<ServerEvent[]> {
    while (!done(this.events)) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.events;
  }

  closed(): Promise<number> {
    return new Promise((resolve) => this.socket.on('close', (code) => resolve(code)));
  }
}
const clients: Client[] = [];
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.terminate();
});

async function connected(): Promise<Client> {
  const client = new Client();
  await client.until((events) => events.length > 0);
  return client;
}

/** The status of an upgrade request; 101 when it went through. */
function upgrade(headers: [string, string][], path = `${server.canvas}/events`): Promise<number> {
  return new Promise((resolve, reject) => {
    const req = request({
      host: '127.0.0.1',
      port: server.port,
      path,
      headers: headers.flat(),
      setHost: false,
      agent: false,
    });
    req.on('upgrade', (_res, socket) => {
      socket.destroy();
      resolve(101);
    });
    req.on('response', (res) => {
      res.resume();
      resolve(res.statusCode ?? 0);
    });
    req.on('error', reject);
    req.end();
  });
}

function handshake(over: Record<string, string | null> = {}): [string, string][] {
  const headers: Record<string, string | null> = {
    Host: server.host,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    Origin: server.server.origin,
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol': `visual-edit.v1, token.${server.server.token}`,
    ...over,
  };
  return Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== null);
}

const text = () => ({ element: { codebaseId: server.project.id('src/App.tsx', '<h1') } });
let state = 'Hello';
async function edit(to: string): Promise<void> {
  const answer = await server.mutate('editText', { ...text(), oldText: state, newText: to });
  expect(answer.json).toMatchObject({ ok: true });
  state = to;
}

describe('upgrades', () => {
  const tokens = () => [null, '0'.repeat(64), server.server.token] as const;
  const origins = () => [
    null,
    'http://evil.com',
    'null',
    'http://localhost:5173',
    'http://127.0.0.1:1',
    server.server.origin,
  ];

  test('[S-30] of 36 combinations two go through', async () => {
    const passed: string[] = [];
    for (const token of tokens()) {
      for (const origin of origins()) {
        for (const host of [server.host, 'evil.com']) {
          const protocol = token === null ? 'visual-edit.v1' : `visual-edit.v1, token.${token}`;
          const status = await upgrade(handshake({ Host: host, Origin: origin, 'Sec-WebSocket-Protocol': protocol }));
          if (status === 101) passed.push(`${origin} ${host}`);
          else expect([401, 403, 429]).toContain(status);
        }
      }
    }
    expect(passed).toEqual([`null ${server.host}`, `${server.server.origin} ${server.host}`]);
  });

  test('[S-31] another path, version, key or subprotocol is refused', async () => {
    expect(await upgrade(handshake(), '/api/session')).toBe(404);
    expect(await upgrade(handshake(), '/')).toBe(404);
    expect(await upgrade(handshake({ 'Sec-WebSocket-Key': null }))).toBe(400);
    expect(await upgrade(handshake({ 'Sec-WebSocket-Version': '8' }))).toBe(400);
    expect(await upgrade(handshake({ Upgrade: 'h2c' }))).toBe(400);
    const protocol = (first: string) => ({ 'Sec-WebSocket-Protocol': `${first}, token.${server.server.token}` });
    expect(await upgrade(handshake(protocol('vite-hmr')))).toBe(400);
    expect(await upgrade(handshake(protocol('visual-edit.v1, vite-hmr')))).toBe(400);
    expect(await upgrade(handshake(protocol('visual-edit.v1')))).toBe(101);
  });

  test('[S-16] the socket does not answer plain requests', async () => {
    expect((await server.ask({ path: `${server.canvas}/events` })).status).toBe(404);
  });
});

describe('messages', () => {
  test('[S-33] a frame above the limit ends the connection with 1009', async () => {
    const client = await connected();
    const closed = client.closed();
    client.socket.send('x'.repeat(1024 * 1024 + 1));
    expect(await closed).toBe(1009);
  });

  test.each([
    ['not JSON', 'nonsense'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['deep', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['another type', '{"type":"mutate"}'],
    ['__proto__', '{"type":"__proto__","seq":1}'],
    ['a bad number', '{"type":"since","seq":-1}'],
    ['binary', Buffer.from([1, 2, 3])],
  ])('[S-34] %s ends the connection, not the server', async (_name, message) => {
    const client = await connected();
    const closed = client.closed();
    client.socket.send(message);
    expect(await closed).toBe(1008);
    expect((await server.ask()).status).toBe(200);
  });

  test('[S-34] invalid UTF-8 ends the connection with 1007', async () => {
    const client = await connected();
    const closed = client.closed();
    client.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
    expect(await closed).toBe(1007);
  });
});

describe('events', () => {
  test('all clients hear all changes in one order, refusals too', async () => {
    const [a, b] = await Promise.all([connected(), connected()]);
    await edit('one');
    await server.mutate('editText', { ...text(), oldText: 'not there', newText: 'x' });
    await edit('two');
    await server.mutate('undoChangeToFiles', {});
    state = 'one';
    const heard = await Promise.all([a, b].map((client) => client.until((events) => events.at(-1)?.event === 'undo')));
    expect(heard[0]).toEqual(heard[1]);
    expect(heard[0]?.map(({ event }) => event)).toEqual(['hello', 'change', 'refused', 'change', 'undo']);
    const first = heard[0]?.[0]?.seq as number;
    expect(heard[0]?.map(({ seq }) => seq - first)).toEqual([0, 1, 2, 3, 4]);
  });

  test('[S-37] a client that comes back catches up', async () => {
    const before = await connected();
    const seq = before.events[0]?.seq as number;
    before.socket.terminate();
    await edit('three');
    await edit('four');
    const after = await connected();
    expect(after.events[0]).toMatchObject({ event: 'hello', seq: seq + 2 });
    after.socket.send(JSON.stringify({ type: 'since', seq }));
    await after.until((events) => events.length === 3);
    expect(after.events.slice(1).map((event) => event.seq)).toEqual([seq + 1, seq + 2]);
  });

  test('a client from another time is greeted again, to load everything anew', async () => {
    const client = await connected();
    client.socket.send(JSON.stringify({ type: 'since', seq: 1_000_000 }));
    await client.until((events) => events.length === 2);
    expect(client.events[1]?.event).toBe('hello');
  });

  test('[S-36] the 129th client is refused, and a freed place is used again', async () => {
    const all = await Promise.all(Array.from({ length: 128 }, connected));
    expect(await upgrade(handshake())).toBe(429);
    const closed = all[0]?.closed();
    all[0]?.socket.close();
    await closed;
    await expect.poll(() => upgrade(handshake()), { timeout: 10_000 }).toBe(101);
  });

  test('an edit outside becomes an UNKNOWN activity that everyone hears of', async () => {
    const client = await connected();
    const { project } = server;
    project.write('src/Card.tsx', project.read('src/Card.tsx').replace('card"', 'card wide"'));
    const events = await client.until((all) => all.some((event) => event.event === 'change'));
    const change = events.find((event) => event.event === 'change');
    expect(change).toMatchObject({
      activity: { type: 'UNKNOWN', origin: 'external', changeName: '', files: [{ path: 'src/Card.tsx' }] },
    });
  });

  test('an edit of our own is not taken for one from outside', async () => {
    const { project } = server;
    await edit('five');
    project.write('src/Card.tsx', `${project.read('src/Card.tsx')}// by hand\n`);
    const isOutside = ({ type }: { type: string }) => type === 'UNKNOWN';
    await expect.poll(() => server.server.session.activities()[0]?.type, { timeout: 10_000 }).toBe('UNKNOWN');
    const outside = server.server.session.activities().filter(isOutside);
    expect(outside.flatMap(({ files }) => files.map(({ path }) => path))).not.toContain('src/App.tsx');
  });

  test('[S-35] a client that never reads is cut off, and the others are not held up', async () => {
    const [slow, quick] = await Promise.all([connected(), connected()]);
    const closed = slow.closed();
    slow.socket.pause();
    const { hub } = server.server.session as Session;
    const size = () => quick.events.length;
    const before = size();
    const message = 'x'.repeat(900_000);
    for (let i = 0; i < 40; i++) {
      hub.publish({ event: 'refused', changeId: String(i), error: { code: 'x', message } });
      await quick.until(() => size() > before + i);
    }
    slow.socket.resume();
    expect(await closed).toBe(1006);
  });
});

/** Random and mutated requests: no crash, no 500, and no write that was not asked for (S-126). */
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mutationOperations } from '../../src/server/routes/decode-change.ts';
import { counted } from '../support/counts.ts';
import { TestServer } from './support/server.ts';

let server: TestServer;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

/** Numbers from a seed, so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const WORDS = [
  'reactElement',
  'element',
  'codebaseId',
  'newText',
  'oldText',
  'className',
  'styling',
  'propName',
  'propValue',
  'newElement',
  'type',
  'nativeTag',
  'filename',
  'splices',
  '__proto__',
  'constructor',
  'toString',
  'changeId',
  'scope',
  'latestUuid',
  '',
  '\u0000',
  '../x',
  'native',
];

function randomValue(random: (below: number) => number, depth = 0): unknown {
  const scalars = [
    null,
    true,
    0,
    -1,
    1e308,
    '',
    'x',
    '../../etc/passwd',
    '\ud800',
    '{"a":1}',
    WORDS[random(WORDS.length)],
  ];
  const kind = random(depth > 3 ? 1 : 3);
  if (kind === 0) return scalars[random(scalars.length)];
  const length = random(4);
  if (kind === 1) return Array.from({ length }, () => randomValue(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length }, () => [WORDS[random(WORDS.length)], randomValue(random, depth + 1)]),
  );
}

function randomBody(random: (below: number) => number): string {
  const json = JSON.stringify(randomValue(random)) ?? 'null';
  if (random(4) > 0) return json;
  const at = random(json.length + 1);
  return json.slice(0, at) + String.fromCharCode(random(256)) + json.slice(at + random(3));
}

function send(method: string, path: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = [...server.good().flat(), 'Content-Length', String(Buffer.byteLength(body))];
    const req = request(
      { host: '127.0.0.1', port: server.port, method, path, headers, setHost: false, agent },
      (res) => {
        res.resume();
        res.on('end', () => resolve(res.statusCode ?? 0));
      },
    );
    req.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(0) : reject(error),
    );
    req.end(body);
  });
}

test(
  '[S-126] survives thousands of random requests',
  async () => {
    const count = counted(5000, 100_000);
    const seed = Number(process.env.VISUAL_EDIT_SEED ?? Date.now() % 2 ** 31);
    const random = randomFrom(seed);
    const before = server.project.snapshot();
    const operations = [...mutationOperations(), 'undoChangeToFiles', 'redoChangeToFiles'];
    const worker = async () => {
      for (let i = 0; i < count / 8; i++) {
        const operation = operations[random(operations.length)] as string;
        const path = random(10) > 0 ? server.mutatePath(operation) : `${server.canvas}/changes`;
        const body = randomBody(random);
        const status = await send('POST', path, body);
        // a list without changes is a request like any other
        if (status === 200 && body === '{"changes":[]}') continue;
        expect([0, 400, 404, 409, 413, 422, 429], `seed ${seed}: ${path} ${body}`).toContain(status);
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    expect(server.project.snapshot(), `seed ${seed}`).toEqual(before);
    expect((await server.ask()).status).toBe(200);
    expect(server.project.logger.lines).toEqual([]);
  },
  counted(120_000, 1_800_000),
);

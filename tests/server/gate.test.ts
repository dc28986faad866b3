/** Groups A and E of security.md at the gate: every attack on every route, and a control that each row of the gate counts. */
import { request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKS, createGate } from '../../src/server/http/gate.ts';
import { createHandlers, createHttpServer } from '../../src/server/http/http.ts';
import { createProjectReader } from '../../src/server/reader/project-reader.ts';
import { allRoutes } from '../../src/server/routes/all-routes.ts';
import { CANVAS, type Route, routeTable } from '../../src/server/routes/routes.ts';
import type { Session } from '../../src/server/session.ts';
import { ATTACKS, type Attack } from './support/attacks.ts';
import { type Ask, TestServer } from './support/server.ts';

let server: TestServer;
let routes: Route[];
beforeAll(async () => {
  server = await TestServer.start();
  const session = server.server.session as Session;
  const reader = createProjectReader({ root: session.ws.files.root, protectedDirs: [] }, server.project.logger);
  const all = allRoutes(
    { session, problems: () => ({}), appUrl: () => null, frameNonce: '', version: '' },
    reader,
    server.server.token,
    () => ({ editorUrl: '', openingUrl: '' }),
  );
  routes = all.filter((route) => !route.isSocket);
});
afterAll(() => server.close());

const pathOf = (route: Route) => `/api${route.path.replace(CANVAS, server.server.session.canvasId)}`;

/** A request to a route that would change something, if it came through. */
function askOf(route: Route): Ask {
  const element = { codebaseId: server.project.id('src/App.tsx', '<h1') };
  const body = route.method === 'POST' ? JSON.stringify({ element, oldText: 'Hello', newText: 'Attacked' }) : undefined;
  return { method: route.method, path: pathOf(route), body };
}

function expectStatus(actual: number, { status }: Pick<Attack, 'status'>, what: string): void {
  expect([status].flat(), what).toContain(actual);
}

describe('every route refuses', () => {
  // A failed token is counted: the routes are few enough to stay below the limit that S-90 tests.
  test.each(ATTACKS.map((attack) => [`[S-${attack.check}] ${attack.name}`, attack] as const))(
    '%s',
    async (_title, attack) => {
      const before = server.project.snapshot();
      for (const route of routes) {
        if (attack.posts && route.method !== 'POST') continue;
        const answer = await server.ask({ ...askOf(route), ...attack.ask(server) });
        // Many bad tokens in a row are told to slow down.
        if (attack.row === 'token' && answer.status === 429) continue;
        expectStatus(answer.status, attack, `${route.method} ${route.path}`);
        expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
        expect(answer.text).not.toContain(server.server.token);
      }
      expect(server.project.snapshot()).toEqual(before);
    },
  );
});

describe('every row of the gate holds something back', () => {
  // Without the row for lengths the server would wait for a body that never comes; the answer above is the proof.
  const rows = [...new Set(ATTACKS.map(({ row }) => row))].filter((row) => row !== 'length');
  test.each(rows)('%s', async (row) => {
    const open = await withoutRow(row);
    try {
      const passed: string[] = [];
      for (const attack of ATTACKS.filter((one) => one.row === row)) {
        const ask = attack.ask(server);
        const status = await statusAt(open, {
          method: 'POST',
          path: server.mutatePath('editText'),
          body: '{}',
          ...ask,
        });
        if (![attack.status].flat().includes(status)) passed.push(attack.name);
      }
      expect(passed.length).toBeGreaterThan(0);
    } finally {
      await new Promise((resolve) => open.close(resolve));
    }
  });
});

/** The same server without one row of its gate. */
async function withoutRow(row: string): Promise<Server> {
  const { token, origin } = server.server;
  const checks = CHECKS.filter(([name]) => name !== row);
  expect(checks).toHaveLength(CHECKS.length - 1);
  const table = routeTable(routes, () => true);
  const handlers = createHandlers({
    judge: createGate({ hosts: [server.host], origin, token, routes: table }, checks),
    serveFile: (_req, res) => res.end(),
    upgrade: (_req, socket) => socket.destroy(),
    logger: server.project.logger,
  });
  const open = createHttpServer(handlers);
  await new Promise<void>((resolve) => open.listen(0, '127.0.0.1', resolve));
  return open;
}

async function statusAt(open: Server, ask: Ask): Promise<number> {
  const other = Object.create(server, { port: { value: (open.address() as AddressInfo).port } }) as TestServer;
  Object.defineProperty(other, 'host', { value: server.host });
  return (await other.ask(ask)).status;
}

describe('request lines and methods', () => {
  const head = () => `Authorization: Bearer ${server.server.token}\r\nConnection: close\r\n`;

  test.each([
    ['absolute form', (h: string) => `GET http://evil.com/api/session HTTP/1.1\r\nHost: ${h}\r\n`],
    ['two slashes', (h: string) => `GET //evil.com/api/session HTTP/1.1\r\nHost: ${h}\r\n`],
    ['a fragment', (h: string) => `GET /api/session#x HTTP/1.1\r\nHost: ${h}\r\n`],
    ['a backslash', (h: string) => `GET /api\\session HTTP/1.1\r\nHost: ${h}\r\n`],
  ])('[S-12] %s is refused', async (_name, line) => {
    expect(await server.raw(`${line(server.host)}${head()}\r\n`)).toBe(400);
  });

  test('[S-11] HTTP/1.0, with and without Host, is refused', async () => {
    expect(await server.raw(`GET /api/session HTTP/1.0\r\n${head()}\r\n`)).toBe(400);
    expect(await server.raw(`GET /api/session HTTP/1.0\r\nHost: ${server.host}\r\n${head()}\r\n`)).toBe(400);
    expect(await server.raw(`GET /api/session HTTP/1.1\r\nHost: ${server.host}\r\n${head()}\r\n`)).toBe(200);
  });

  test('[S-93] header bombs and a doubled length are refused', async () => {
    const many = Array.from({ length: 2000 }, (_, i) => `a${i}: b\r\n`).join('');
    const start = `GET /api/session HTTP/1.1\r\nHost: ${server.host}\r\n${head()}`;
    expect([400, 431]).toContain(await server.raw(`${start}${many}\r\n`));
    expect(await server.raw(`${start}big: ${'x'.repeat(64 * 1024)}\r\n\r\n`)).toBe(431);
    const post = `POST ${server.mutatePath('editText')} HTTP/1.1\r\nHost: ${server.host}\r\n${head()}`;
    expect(await server.raw(`${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`)).toBe(400);
  });

  test('[S-14] preflights get no permission', async () => {
    for (const origin of ['http://evil.com', 'http://localhost:5173', 'http://127.0.0.1:1', server.server.origin]) {
      const answer = await server.ask({
        method: 'OPTIONS',
        headers: [['Origin', origin]],
        path: server.mutatePath('editText'),
      });
      expect(answer.status).toBe(origin === server.server.origin ? 405 : 403);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test('[S-16] other methods on a mutation change nothing', async () => {
    const before = server.project.snapshot();
    const path = server.mutatePath('editText');
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH']) {
      const headers: [string, string][] = [['X-HTTP-Method-Override', 'POST']];
      const answer = await server.ask({ method, path: `${path}?_method=POST`, headers });
      expect(answer.status, method).toBe(405);
    }
    expect(server.project.snapshot()).toEqual(before);
  });

  test('[S-2] a token in the query counts for nothing', async () => {
    const path = `/api/session?token=${server.server.token}`;
    expect((await server.ask({ path, without: ['Authorization'] })).status).toBe(401);
  });

  test('[S-15] JSON in capitals and with charset utf-8 is JSON', async () => {
    for (const type of ['APPLICATION/JSON', 'application/json; charset=utf-8']) {
      const answer = await server.post(server.mutatePath('editText'), {}, { headers: [['Content-Type', type]] });
      expect(answer.json.error.code).toBe('bad-field');
    }
  });

  test('[S-4] a program with the token and without Origin is served', async () => {
    expect((await server.ask({ without: ['Origin'] })).json).toMatchObject({ appOrigin: 'http://localhost:5173' });
  });

  test('[S-3] the token of an earlier run is worth nothing', async () => {
    const earlier = await TestServer.start();
    const { token } = earlier.server;
    await earlier.close();
    const answer = await server.ask({ headers: [['Authorization', `Bearer ${token}`]] });
    expect([401, 429]).toContain(answer.status);
  });

  test('[S-42] odd canvas ids name nothing', async () => {
    for (const id of ['..', '%2e%2e', 'a%2fb', '', '__proto__', 'constructor', 'x'.repeat(3000)]) {
      const answer = await server.ask({ path: `/api/canvases/${id}/lookups` });
      expect([400, 404], id.slice(0, 20)).toContain(answer.status);
    }
  });

  test('[S-75] routes are no properties of an object', async () => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect((await server.post(server.mutatePath(name), {})).status).toBe(404);
      expect((await server.ask({ path: `/api/${name}` })).status).toBe(404);
    }
  });
});

describe('bodies', () => {
  test('[S-83] a chunked body is cut off at the limit', async () => {
    const chunk = ' '.repeat(64 * 1024);
    const status = await new Promise<number>((resolve, reject) => {
      const req = request({
        host: '127.0.0.1',
        port: server.port,
        method: 'POST',
        path: server.mutatePath('editText'),
        headers: [...server.good().flat(), 'Transfer-Encoding', 'chunked'],
        setHost: false,
      });
      req.on('response', (res) => {
        resolve(res.statusCode ?? 0);
        req.destroy();
      });
      req.on('error', reject);
      for (let i = 0; i < 32; i++) req.write(chunk);
    });
    expect(status).toBe(413);
  });

  test('[S-86] deep, wide and long JSON is refused before anything walks it', async () => {
    const bodies = [
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      `{"element":${'{"a":'.repeat(70)}1${'}'.repeat(70)}}`,
      JSON.stringify({ element: Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`k${i}`, 1])) }),
      JSON.stringify({ elementsToRemove: Array.from({ length: 1001 }, () => 0) }),
      'not json',
      '{"a":1',
    ];
    for (const body of bodies) {
      const answer = await server.ask({ method: 'POST', path: server.mutatePath('editText'), body });
      expect(answer.json.error.code, body.slice(0, 20)).toBe('bad-json');
      expect(answer.status).toBe(400);
    }
  });

  test('[S-75] prototype keys at any depth are refused and pollute nothing', async () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      for (const body of [`{"${key}":{"polluted":1}}`, `{"element":{"x":[{"${key}":{"polluted":1}}]}}`]) {
        const answer = await server.ask({ method: 'POST', path: server.mutatePath('editText'), body });
        expect(answer.json.error).toEqual({ code: 'bad-json', message: 'The body has a key that is not allowed.' });
      }
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

test('[S-91] slow senders are cut off within 30 seconds', () => {
  const http = createHttpServer({ request: () => {}, upgrade: () => {} });
  for (const limit of [http.headersTimeout, http.requestTimeout, http.keepAliveTimeout]) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThanOrEqual(25_000);
  }
});

test('[S-91] a slow sender is told so; a connection that asked nothing is closed without an answer', async () => {
  const http = createHttpServer({ request: () => {}, upgrade: () => {} });
  http.headersTimeout = 100;
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const heard = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let all = '';
      socket.on('data', (chunk) => {
        all += chunk;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(all.split('\r\n')[0] ?? ''));
    });
  expect(await Promise.all([heard(''), heard('GET /api/session HTTP/1.1\r\nHo')])).toEqual([
    '',
    'HTTP/1.1 408 Request Timeout',
  ]);
  await new Promise((resolve) => http.close(resolve));
});

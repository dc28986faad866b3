/** The same server behind a path of another server's: the same gate, the same answers. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createGate } from '../../src/server/http/gate.ts';
import { startEditorServer } from '../../src/server/index.ts';
import { get, routeTable } from '../../src/server/routes/routes.ts';
import { ATTACKS } from './support/attacks.ts';
import { APP_ORIGIN, type Ask, TestServer } from './support/server.ts';

const PATH = '/__visual-edit';
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.startMounted(PATH);
});
afterAll(() => server.close());

const heading = () => ({ codebaseId: server.project.id('src/App.tsx', '<h1') });

test('addresses lie behind the path, and edits come through', async () => {
  const { editorUrl, editorUrlWithToken, apiUrl, origin, token } = server.server;
  expect([editorUrl, editorUrlWithToken, apiUrl]).toEqual([
    `${origin}${PATH}/`,
    `${origin}${PATH}/#token=${token}`,
    `${origin}${PATH}/api`,
  ]);
  expect((await server.ask()).json).toMatchObject({ canvasId: server.server.session.canvasId });
  const answer = await server.mutate('editText', { element: heading(), oldText: 'Hello', newText: 'Behind a path' });
  expect(answer.json).toMatchObject({ ok: true });
  expect(server.project.read('src/App.tsx')).toContain('Behind a path');
});

test('the page allows scripts, sockets and frames of this one origin', async () => {
  const page = await server.ask({ path: '/', without: ['Authorization', 'Content-Type'] });
  const policy = String(page.headers['content-security-policy']);
  expect(page.status).toBe(200);
  expect(policy).toContain(`connect-src 'self' ws://${server.host};`);
  const { origin } = new URL(server.server.editorUrl);
  expect(policy).toContain(`frame-src ${APP_ORIGIN} ${origin}${server.mountPath}/replay.html;`);
  expect(page.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cross-origin-resource-policy': 'same-origin' });
  expect((await server.ask({ path: '/assets/main.js' })).status).toBe(200);
  const bare = await plain(PATH);
  expect([bare.status, bare.location]).toEqual([302, `${PATH}/`]);
});

test.each(['/', '/api/session', `${PATH}x/`, `${PATH}%2f`, `//${PATH}/`, `/x/..${PATH}/`, '/__VISUAL-EDIT/'])(
  'what is not behind the path is the app’s: %s',
  async (path) => {
    expect((await plain(path)).status).toBe(418);
  },
);

test('every path of a kind that escapes is refused', async () => {
  for (const path of ['/../src/App.tsx', '/..%2f..%2fetc/passwd', '//evil.com/api/session', '/%2e%2e/index.html']) {
    const { status, text } = await server.ask({ path, without: ['Authorization'] });
    expect([400, 404], path).toContain(status);
    expect(text).not.toContain('export');
  }
});

describe('the gate is the same', () => {
  test.each(ATTACKS.map((attack) => [`[S-${attack.check}] ${attack.name}`, attack] as const))(
    '%s',
    async (_, attack) => {
      const before = server.project.snapshot();
      const body = JSON.stringify({ element: heading(), oldText: 'Hello', newText: 'Attacked' });
      const good: Ask = { method: 'POST', path: server.mutatePath('editText'), body };
      const answer = await server.ask({ ...good, ...attack.ask(server) });
      if (!(attack.row === 'token' && answer.status === 429)) expect([attack.status].flat()).toContain(answer.status);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      expect(server.project.snapshot()).toEqual(before);
    },
  );
});

test('[S-25] other machines may ask, and are asked for the token and the right Host like everybody', () => {
  const { token, origin } = server.server;
  const routes = routeTable([get('/session', () => ({}))], () => true);
  const judge = (anyPeer: boolean, ...headers: string[]) => {
    const verdict = createGate({ hosts: [server.host], origin, token, routes, anyPeer })({
      url: '/api/session',
      method: 'GET',
      httpVersion: '1.1',
      headers: {},
      rawHeaders: headers,
      socket: { remoteAddress: '172.17.0.1' },
    } as never);
    return verdict.ok ? 'passes' : verdict.refusal.code;
  };
  const [host, bearer] = [
    ['Host', server.host],
    ['Authorization', `Bearer ${token}`],
  ] as const;
  expect(judge(true, ...host, ...bearer)).toBe('passes');
  expect(judge(true, ...host)).toBe('unauthorized');
  expect(judge(true, 'Host', 'evil.com', ...bearer)).toBe('forbidden-host');
  expect(judge(true, ...host, ...bearer, 'Origin', 'http://evil.com')).toBe('forbidden-origin');
  expect(judge(false, ...host, ...bearer)).toBe('forbidden-peer');
});

describe('the socket', () => {
  const dial = (token: string, origin: string) =>
    new WebSocket(
      `${server.server.apiUrl.replace('http', 'ws')}/canvases/${server.server.session.canvasId}/events`,
      ['visual-edit.v1', `token.${token}`],
      { origin },
    );

  test('[S-30] opens with token and origin, and not without', async () => {
    const socket = dial(server.server.token, server.server.origin);
    const first = await new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))));
    expect(first).toMatchObject({ event: 'hello' });
    socket.terminate();
    for (const [token, origin] of [
      ['0'.repeat(64), server.server.origin],
      [server.server.token, 'http://evil.com'],
    ] as const) {
      const refused = dial(token, origin);
      const message = await new Promise<string>((resolve) => refused.once('error', (error) => resolve(error.message)));
      expect(message).toMatch(/40[13]|429/);
    }
  });
});

test('a path that is none stops the start', async () => {
  for (const path of ['', '/', 'x', '/x/', '/..', '/a/../b', '/a b', '/x?y', '//x']) {
    const other = { path, origin: 'http://localhost:1', localOrigin: 'http://localhost:1' };
    const options = {
      ...server.project.options(),
      hostname: 'localhost',
      appUrl: () => null,
      typeCheck: false,
      editorDir: '',
      mount: other,
    };
    const stateDir = `${options.stateDir ?? server.project.base}-other`;
    await expect(startEditorServer({ ...options, stateDir }), path).rejects.toThrow(/cannot be mounted at/);
  }
});

test('once closed, its requests are turned away', async () => {
  const other = await TestServer.startMounted('/a/b');
  expect((await other.ask()).status).toBe(200);
  await other.server.close();
  expect((await other.ask()).status).toBeGreaterThanOrEqual(400);
  await other.close();
});

/** A request as the app's visitors send it. */
function plain(path: string): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const req = request({ host: '127.0.0.1', port: server.port, path, agent: false }, (res) => {
      res.resume();
      res.on('end', () => resolve({ status: res.statusCode ?? 0, location: res.headers.location }));
    });
    req.on('error', reject);
    req.end();
  });
}

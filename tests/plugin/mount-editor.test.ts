/** Option `editorPath`: editor and app on one port, on real dev servers. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { PLUGIN_NAME, type VisualEditApi, type VisualEditOptions, visualEdit } from '../../src/plugin/index.ts';

let root: string;
let state: string;
let open: ViteDevServer[];
let shell: Record<string, string | undefined>;

beforeEach(() => {
  shell = { VITEST: process.env.VITEST, NODE_ENV: process.env.NODE_ENV, XDG_STATE_HOME: process.env.XDG_STATE_HOME };
  state = mkdtempSync(join(tmpdir(), 've-state-'));
  // As in a developer's shell: the plugin stands still where it sees Vitest's mark.
  Object.assign(process.env, { VITEST: '', NODE_ENV: 'development', XDG_STATE_HOME: state });
  open = [];
  root = realpathSync(mkdtempSync(join(tmpdir(), 've-app-')));
  mkdirSync(join(root, 'node_modules'));
  for (const name of ['react', 'react-dom'])
    symlinkSync(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>the app</title><div id="root"></div>');
  writeFileSync(join(root, 'main.jsx'), 'export const App = () => <p>Hello</p>;\n');
});
afterEach(async () => {
  await Promise.all(open.map((server) => server.close()));
  for (const [name, value] of Object.entries(shell)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  for (const folder of [root, state]) rmSync(folder, { recursive: true, force: true });
});

async function serve(options: VisualEditOptions, server: InlineConfig['server'] = {}, more: InlineConfig = {}) {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    // Nothing of the app is asked for; the optimizer would still be writing when the folder goes.
    optimizeDeps: { noDiscovery: true, include: [] },
    ...more,
    server: { port: 0, host: '127.0.0.1', ...server },
    plugins: [react(), visualEdit({ editorPath: '/__visual-edit', ...options })],
  });
  open.push(vite);
  if (!vite.config.server.middlewareMode) await vite.listen();
  return vite;
}
async function editorOf(vite: ViteDevServer) {
  const { api } = vite.config.plugins.findLast(({ name }) => name === PLUGIN_NAME) as { api: VisualEditApi };
  return api.ready;
}
const asEditor = (token: string, more: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${token}`, ...more },
});

it('serves app and editor on one port, each with its own headers', async () => {
  const vite = await serve({}, { cors: true });
  const { editorUrl, apiUrl, origin, token } = await editorOf(vite);
  const app = vite.resolvedUrls?.local[0] as string;
  expect(editorUrl).toBe(`${app}__visual-edit/`);
  expect(await (await fetch(app)).text()).toContain('the app');
  const session = await fetch(`${apiUrl}/session`, asEditor(token, { origin }));
  expect(await session.json()).toMatchObject({ appUrl: app, appOrigin: origin });
  expect(session.headers.has('access-control-allow-origin')).toBe(false);
  expect((await fetch(`${apiUrl}/session`)).status).toBe(401);
  expect((await fetch(`${apiUrl}/session`, asEditor(token, { origin: 'http://evil.com' }))).status).toBe(403);
  // The dev server's own permissive answer to a preflight is not given for our paths.
  const preflight = await fetch(`${apiUrl}/session`, { method: 'OPTIONS', headers: { origin: 'http://evil.com' } });
  expect([preflight.status, preflight.headers.has('access-control-allow-origin')]).toEqual([403, false]);
  expect((await fetch(editorUrl.slice(0, -1), { redirect: 'manual' })).headers.get('location')).toBe('/__visual-edit/');
});

it("carries the socket beside Vite's own", async () => {
  const vite = await serve({});
  const { apiUrl, origin, token } = await editorOf(vite);
  const { canvasId } = (await (await fetch(`${apiUrl}/session`, asEditor(token))).json()) as { canvasId: string };
  const address = `${apiUrl.replace('http', 'ws')}/canvases/${canvasId}/events`;
  const ours = new WebSocket(address, ['visual-edit.v1', `token.${token}`], { origin });
  const hello = await new Promise<string>((resolve) => ours.once('message', (data) => resolve(String(data))));
  expect(JSON.parse(hello)).toMatchObject({ event: 'hello' });
  const hot = new WebSocket(`${origin.replace('http', 'ws')}/?token=${vite.config.webSocketToken}`, 'vite-hmr', {
    origin,
  });
  const connected = await new Promise<string>((resolve) => hot.once('message', (data) => resolve(String(data))));
  expect(JSON.parse(connected)).toEqual({ type: 'connected' });
  ours.terminate();
  hot.terminate();
});

it("takes the browser's name of the app from appUrl", async () => {
  const vite = await serve({ appUrl: 'https://abc-5173.forwarded.example/' });
  const { editorUrl, apiUrl, origin, token } = await editorOf(vite);
  const local = vite.resolvedUrls?.local[0] as string;
  expect([editorUrl, origin, apiUrl]).toEqual([
    'https://abc-5173.forwarded.example/__visual-edit/',
    'https://abc-5173.forwarded.example',
    `${local}__visual-edit/api`,
  ]);
  expect((await fetch(`${apiUrl}/session`, asEditor(token, { origin }))).status).toBe(200);
  expect((await fetch(`${apiUrl}/session`, asEditor(token, { origin: new URL(local).origin }))).status).toBe(403);
});

it('lives on through a restart of the dev server', async () => {
  const vite = await serve({});
  const { token } = await editorOf(vite);
  await vite.restart();
  const { apiUrl } = await editorOf(vite);
  expect((await fetch(`${apiUrl}/session`, asEditor(token))).status).toBe(200);
});

it('says why it cannot: https, middleware mode, a path that is none', async () => {
  const https = { key: '-----BEGIN', cert: '-----BEGIN' };
  const middleware = await serve({ appUrl: 'http://localhost:1/' }, { middlewareMode: true, ws: false });
  await expect(editorOf(middleware)).rejects.toThrow('in middleware mode, leave it out');
  const wrong = await serve({ editorPath: 'editor/' });
  await expect(editorOf(wrong)).rejects.toThrow('cannot be mounted at "editor/"');
  const { mountOptions } = await import('../../src/plugin/mount-editor.ts');
  const secure = { ...wrong, config: { ...wrong.config, server: { ...wrong.config.server, https } } };
  expect(() => mountOptions(secure as unknown as ViteDevServer, '/x')).toThrow('a dev server that speaks http');
});

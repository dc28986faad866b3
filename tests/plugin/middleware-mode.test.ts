/** The plugin in an app that has a server of its own, in which Vite is a middleware. */
import { createServer as createHttpServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PLUGIN_NAME, type VisualEditApi, visualEdit } from '../../src/plugin/index.ts';
import type { TestProject } from '../support/project.ts';
import { stopServer } from '../support/stop-server.ts';
import { createViteProject } from '../support/vite-project.ts';

let project: TestProject;
let vite: ViteDevServer;
let app: Server;
let lines: string[];
let port: number;
let shell: Record<string, string | undefined>;

beforeEach(async () => {
  shell = { VITEST: process.env.VITEST, XDG_STATE_HOME: process.env.XDG_STATE_HOME };
  project = createViteProject();
  // As in a developer's shell: the plugin stands still where it sees Vitest's mark.
  Object.assign(process.env, { VITEST: '', XDG_STATE_HOME: join(project.root, '../state') });
  lines = [];
  const note = (message: string) => void lines.push(message);
  vite = await createServer({
    root: project.root,
    configFile: false,
    appType: 'custom',
    customLogger: { ...createLogger(), info: note, warn: note, error: note },
    server: { middlewareMode: true, ws: false },
    plugins: [react(), visualEdit({ editorPort: 0 })],
  });
  app = createHttpServer((req, res) =>
    vite.middlewares(req, res, async () => {
      res.setHeader('content-type', 'text/html');
      res.end(await vite.transformIndexHtml(req.url ?? '/', project.read('index.html')));
    }),
  );
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  port = (app.address() as AddressInfo).port;
});
afterEach(async () => {
  await vite.close();
  await stopServer(app);
  for (const [name, value] of Object.entries(shell)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  project.remove();
});

function get(path: string, host = `localhost:${port}`): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host } }, (res) => {
      let text = '';
      res.setEncoding('utf8');
      res.on('data', (part: string) => {
        text += part;
      });
      res.on('end', () => resolve(text));
    });
    asked.on('error', reject).end();
  });
}

const ours = () => vite.config.plugins.find(({ name }) => name === PLUGIN_NAME)?.api as VisualEditApi;

it('starts with the first request, at the address that it names, and says where the editor is', async () => {
  expect(ours().server).toBeNull();
  expect(await get('/')).toContain('virtual:visual-edit/runtime-first');
  const editor = await ours().ready;
  await expect.poll(() => lines.join('\n')).toContain(editor.editorUrlWithToken);
  const headers = { authorization: `Bearer ${editor.token}` };
  const session = await fetch(new URL('/api/session', editor.origin), { headers });
  expect(await session.json()).toMatchObject({ appUrl: `http://localhost:${port}/` });
  expect(await get('/src/App.jsx')).toContain('tempo-');
});

it('believes no name of another site, and says what to do', async () => {
  expect(await get('/', `192.168.7.7:${port}`)).not.toContain('visual-edit');
  expect(lines.join('\n')).toMatch(/192\.168\.7\.7.* option appUrl/);
  expect(ours().server).toBeNull();
});

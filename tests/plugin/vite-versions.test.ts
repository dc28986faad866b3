/** Differences between Vite's majors, in real dev servers: the page's calls of hooks, and the reports of changed files. */
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PLUGIN_NAME, type VisualEditApi, visualEdit } from '../../src/plugin/index.ts';
import { protectedDirs } from '../../src/plugin/protected-dirs.ts';
import { writeFiles } from '../support/vite-project.ts';
import { tagsIn } from './support/tags.ts';
import { type Stack, stackOf } from './support/versions.ts';

const APP = 'export const App = () => <main><p>one</p></main>;\n';
const FILES = {
  'package.json': '{"type":"module"}',
  'index.html': '<div id="root"></div><script type="module" src="/App.jsx"></script>',
  'App.jsx': APP,
};

let shell: NodeJS.ProcessEnv;
let open: ViteDevServer[];
let roots: string[];

beforeEach(() => {
  shell = { ...process.env };
  // As in a developer's shell: the plugin stands still where it sees Vitest's mark.
  const state = mkdtempSync(join(tmpdir(), 've-state-'));
  Object.assign(process.env, { VITEST: '', NODE_ENV: 'development', XDG_STATE_HOME: state });
  open = [];
  roots = [state];
});
afterEach(async () => {
  await Promise.all(open.map((server) => server.close()));
  for (const root of roots) rmSync(root, { recursive: true, force: true });
  process.env = shell;
});

async function serve(stack: Stack, ours: Plugin[] = visualEdit({ editorPort: 0 })): Promise<ViteDevServer> {
  const { vite, react, modules } = await stackOf(stack);
  const root = realpathSync(mkdtempSync(join(tmpdir(), 've-app-')));
  roots.push(root);
  writeFiles(root, FILES);
  symlinkSync(modules, join(root, 'node_modules'));
  const cacheDir = join(root, 'cache');
  // Vite 5.0 never closes while it looks for dependencies.
  const optimizeDeps = { noDiscovery: true };
  const plugins = [react(), ...ours];
  const server = await vite.createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    cacheDir,
    optimizeDeps,
    plugins,
  });
  open.push(server);
  await server.listen(0);
  await apiOf(server).ready;
  return server;
}

const apiOf = (server: ViteDevServer) =>
  server.config.plugins.findLast(({ name }) => name === PLUGIN_NAME)?.api as VisualEditApi;
const tagsOf = async (server: ViteDevServer, ssr = false) =>
  tagsIn((await server.transformRequest('/App.jsx', { ssr }))?.code ?? '');

describe.each(['react-19', 'vite-7', 'vite-6', 'vite-5'] as Stack[])('%s', (stack) => {
  it('tags modules for the page only', async () => {
    const server = await serve(stack);
    expect(await tagsOf(server)).toHaveLength(2);
    expect(await tagsOf(server, true)).toEqual([]);
  });

  it('keeps two servers of one plugin apart: each has its own root, and closes alone', async () => {
    const ours = visualEdit({ editorPort: 0 });
    const first = await serve(stack, ours);
    const editorOfFirst = await apiOf(first).ready;
    const second = await serve(stack, ours);
    expect(await apiOf(second).ready).not.toBe(editorOfFirst);
    for (const server of [first, second]) expect(await tagsOf(server)).toHaveLength(2);
    await first.close();
    await expect(fetch(editorOfFirst.editorUrl)).rejects.toThrow();
    expect((await fetch((await apiOf(second).ready).editorUrl)).status).toBeLessThan(500);
  });

  it('keeps the editor when it restarts, and takes it down when it closes', async () => {
    const server = await serve(stack);
    const editor = await apiOf(server).ready;
    await server.restart();
    expect(await apiOf(server).ready).toBe(editor);
    expect(await tagsOf(server)).toHaveLength(2);
    await server.close();
    await expect(fetch(editor.editorUrl)).rejects.toThrow();
  });

  it('tells the history of files that someone else changes and deletes', async () => {
    const server = await serve(stack);
    const { session } = await apiOf(server).ready;
    await tagsOf(server);
    const file = join(server.config.root, 'App.jsx');
    const known = () => session.activities().map(({ type }) => type);
    writeFileSync(file, APP.replace('one', 'two'));
    await expect.poll(known).toEqual(['UNKNOWN']);
    rmSync(file);
    await expect.poll(known).toEqual(['UNKNOWN', 'UNKNOWN']);
  });

  it('says nothing to the page of a file that is deleted before its creation or change is reported', async () => {
    const server = await serve(stack);
    const sent: string[] = [];
    for (const channel of [server.ws, server.environments?.client.hot]) {
      const send = channel?.send.bind(channel) as ((message: unknown) => void) | undefined;
      if (!channel || !send) continue;
      channel.send = (message: unknown) => {
        sent.push((message as { type: string }).type);
        send(message);
      };
    }
    await tagsOf(server);
    for (const file of ['gone.tsx', '.visual-edit/canvases/default.json']) {
      for (const event of ['add', 'change']) server.watcher.emit(event, join(server.config.root, file));
    }
    // The next message to the page is that of a file which is there.
    writeFileSync(join(server.config.root, 'App.jsx'), APP.replace('one', 'two'));
    await expect.poll(() => sent).not.toEqual([]);
    expect(sent).not.toContain('error');
  });

  it('protects what builds write', async () => {
    const server = await serve(stack);
    expect(protectedDirs(server.config, server.config.root)).toEqual(['dist', 'cache']);
  });
});

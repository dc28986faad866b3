/** The real Tailwind, which scans every file of the project and reloads the page when one of them changes that is no module. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer, type Plugin, type PluginOption, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passingFiles } from '../../src/plugin/passing-files.ts';
import { installedPackages } from '../support/installed.ts';
import type { TestProject } from '../support/project.ts';
import { projectOf } from '../support/vite-project.ts';

const FIXTURE = new URL('../e2e/fixtures/tailwind-4', import.meta.url).pathname;
const BESIDE = 'src/.App.jsx.ve-4711-0123456789ab.tmp';
const OTHER = 'src/notes.list';

let project: TestProject;
let server: ViteDevServer | undefined;

beforeEach(async () => {
  project = projectOf({
    'package.json': '{"type":"module"}',
    'src/index.css': "@import 'tailwindcss';\n",
    [BESIDE]: '<p className="underline" />\n',
    [OTHER]: 'italic\n',
  });
  symlinkSync(await installedPackages(FIXTURE), join(project.root, 'node_modules'));
});
afterEach(async () => {
  await server?.close();
  project.remove();
});

async function serve(plugins: Plugin[]): Promise<string[]> {
  const entry = pathToFileURL(join(project.root, 'node_modules/@tailwindcss/vite/dist/index.mjs')).href;
  const { default: tailwind } = (await import(/* @vite-ignore */ entry)) as { default(): PluginOption };
  const cacheDir = mkdtempSync(join(tmpdir(), 've-cache-'));
  server = await createServer({
    root: project.root,
    configFile: false,
    logLevel: 'silent',
    cacheDir,
    plugins: [tailwind(), ...plugins],
  });
  await server.listen();
  const { watcher } = server;
  await expect.poll(() => Object.values(watcher.getWatched()).flat()).toContain(basename(OTHER));
  const sent: string[] = [];
  vi.spyOn(server.environments.client.hot, 'send').mockImplementation((...[message]: unknown[]) => {
    sent.push((message as { type: string }).type);
  });
  const css = await server.transformRequest('/src/index.css');
  expect(css?.code).toContain('.underline');
  expect(css?.code).toContain('.italic');
  rmSync(cacheDir, { recursive: true, force: true });
  return sent;
}

it('the page is reloaded for a file that Tailwind scans, but not for one that stands beside the source while that is saved', async () => {
  const reloads: Record<string, boolean> = {};
  // the last plugin to see each file: Tailwind has run by then
  const last: Plugin = {
    name: 'last',
    hotUpdate: {
      order: 'post',
      handler: ({ file }) => void Object.assign(reloads, { [relative(project.root, file)]: sent.length > 0 }),
    },
  };
  const sent = await serve([passingFiles('saves', 'serve'), last]);
  rmSync(join(project.root, BESIDE));
  await expect.poll(() => reloads).toEqual({ [BESIDE]: false });
  rmSync(join(project.root, OTHER));
  await expect.poll(() => reloads).toEqual({ [BESIDE]: false, [OTHER]: true });
});

it('which it would be otherwise', async () => {
  const sent = await serve([]);
  rmSync(join(project.root, BESIDE));
  await expect.poll(() => sent).toContain('full-reload');
});

/** An app served from a private copy by a real Vite, with and without the plugin. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { InlineConfig, ViteDevServer } from 'vite';
import { PLUGIN_NAME, type VisualEditApi, type VisualEditOptions, visualEdit } from '../../src/plugin/index.ts';
import type { TreeElementLookup } from '../../src/protocol/api.ts';
import { installedVersions, type Stack, stackOf } from '../plugin/support/versions.ts';
import { ApiClient } from '../support/api-client.ts';

export interface ServedApp {
  root: string;
  server: ViteDevServer;
  url: string;
  /** the lookup of every served file, as the editor would get it; throws without the plugin */
  lookups(): Promise<TreeElementLookup>;
  close(): Promise<void>;
}

/**
 * A private copy of some files of a folder.
 * @param modules packages that the copy finds in its `node_modules`; all of them, or those that are named
 */
export function copyApp(from: string, names: string[], modules: string, packages = packagesIn(modules)): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'visual-edit-app-')));
  for (const name of names) cpSync(join(from, name), join(root, name), { recursive: true });
  linkPackages(root, modules, packages);
  return root;
}

/** Puts packages into the `node_modules` of an app, without a copy. */
export function linkPackages(root: string, modules: string, packages: string[]): void {
  for (const name of packages) {
    mkdirSync(dirname(join(root, 'node_modules', name)), { recursive: true });
    symlinkSync(join(modules, name), join(root, 'node_modules', name));
  }
}

function packagesIn(modules: string): string[] {
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((one) => `${name}/${one}`) : [name],
  );
}

/**
 * @param options of the plugin; null for an app without it
 * @param config added to a config of nothing but the plugin of React; with a `configFile`, to that file's
 */
export async function serve(
  root: string,
  options: VisualEditOptions | null,
  stack: Stack = 'react-19',
  config: InlineConfig = {},
): Promise<ServedApp> {
  const { vite, react } = await stackOf(stack);
  const own = options ? [visualEdit({ editorPort: 0, ...options })] : [];
  const server = await asDeveloper(() =>
    vite.createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      cacheDir: join(root, 'node_modules', options ? '.vite-tagged' : '.vite-plain'),
      ...config,
      server: { port: 0, ...config.server },
      plugins: [...(config.configFile ? [] : [react()]), ...own, config.plugins],
    }),
  );
  await server.listen();
  const api = () => server.config.plugins.findLast(({ name }) => name === PLUGIN_NAME)?.api as VisualEditApi;
  return {
    root,
    server,
    url: server.resolvedUrls?.local[0] as string,
    lookups: async () => (await ApiClient.connect(await api().ready)).lookups(),
    close: () => server.close(),
  };
}

/** Vitest marks its process, and the plugin stands still where it sees the mark: a developer's shell has none. */
async function asDeveloper<T>(work: () => Promise<T>): Promise<T> {
  const { VITEST, NODE_ENV } = process.env;
  process.env.VITEST = '';
  process.env.NODE_ENV = 'development';
  try {
    return await work();
  } finally {
    process.env.VITEST = VITEST;
    process.env.NODE_ENV = NODE_ENV;
  }
}

/** React 18 instead of the React that is installed beside an app. */
export async function withReact18(): Promise<InlineConfig> {
  const modules = await installedVersions('react-18');
  return { resolve: { alias: { react: join(modules, 'react'), 'react-dom': join(modules, 'react-dom') } } };
}

export function removeTree(root: string): void {
  rmSync(root, { recursive: true, force: true });
}

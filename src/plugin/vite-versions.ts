/**
 * The parts of Vite that differ between its versions. Since Vite 6, each environment (client, ssr) has modules and hook calls
 * of its own. Vite 5 has one module graph, tells the calls of a hook apart by an option `ssr`, and names no config in them.
 */
import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import type { ResolvedConfig, ViteDevServer } from 'vite';
import type { FileUpdate } from './hot-update.ts';

/** `this` in a plugin's hooks. */
export interface HookContext {
  /** in Vite 5, one object per dev server */
  meta: object;
  /** undefined in Vite 5 */
  environment?: { name: string; mode: string; getTopLevelConfig(): ResolvedConfig };
}

interface LoadedModule extends PageModule {
  importers: Iterable<LoadedModule>;
  importedModules: Iterable<LoadedModule>;
  transformResult: { code: string } | null;
}

/** The modules that a dev server has loaded. */
export interface LoadedModules {
  fileToModulesMap: ReadonlyMap<string, unknown>;
  getModulesByFile(file: string): Iterable<LoadedModule> | undefined;
  invalidateAll(): void;
}

/** A module that the page has loaded. */
export interface PageModule {
  file: string | null;
  isSelfAccepting?: boolean;
}

/** The part of a dev server that serves the page. */
export interface PageSide {
  moduleGraph: LoadedModules & { getModuleByUrl(url: string): Promise<PageModule | undefined> };
  warmupRequest(url: string): Promise<void>;
  /** Sends a hot update of a module. */
  reloadModule(module: PageModule): Promise<void>;
}

/** In Vite 5, the config of each dev server: by the options of its plugin container, and by its hooks' `meta`. */
const configs = new WeakMap<object, ResolvedConfig>();

/** Call it from the hook `configureServer`, so that `configOf` knows this server in Vite 5. */
export function noteServer(server: ViteDevServer): void {
  if (!hasEnvironments(server)) configs.set(server.pluginContainer.options, server.config);
}

/** Call it from the hook `buildStart`, so that `configOf` knows this context in Vite 5. */
export function noteContext({ meta }: HookContext, options: object): void {
  const config = configs.get(options);
  if (config) configs.set(meta, config);
}

/** The config of the dev server that calls a hook; null in Vite 5 when it has no `configureServer`, as for the scan. */
export function configOf({ meta, environment }: HookContext): ResolvedConfig | null {
  return environment ? environment.getTopLevelConfig() : (configs.get(meta) ?? null);
}

/** True when a hook is called for the page's modules, not for a server's. @param options of the hook */
export function isForPage({ environment }: HookContext, options?: { ssr?: boolean }): boolean {
  return environment ? environment.name === 'client' : !options?.ssr;
}

/** True while modules are transformed for a dev server: since Vite 6, a scan for dependencies has an environment too. */
export function isServing({ environment }: HookContext): boolean {
  return !environment || environment.mode === 'dev';
}

export function pageSideOf(server: ViteDevServer): PageSide {
  return hasEnvironments(server) ? server.environments.client : server;
}

/** The folders that builds are written to. */
export function outDirsOf({ build, environments }: ResolvedConfig): string[] {
  return [build, ...Object.values(environments ?? {}).map((environment) => environment.build)].map((b) => b.outDir);
}

/**
 * Reports created and deleted files in Vite 5, which calls no hook for them.
 * @param changed gets the arguments of `hotUpdate`, without modules: Vite has none for such a file
 */
export function onCreatedOrDeleted(server: ViteDevServer, changed: (update: FileUpdate) => Promise<unknown>): void {
  if (hasEnvironments(server)) return;
  const report = (type: 'create' | 'delete') => (path: string) => {
    const file = path.replaceAll(sep, '/');
    const update = { file, type, timestamp: 0, modules: [], read: () => readFile(file, 'utf8'), server };
    // A file that is gone before it is read: its deletion is reported too.
    changed(update).catch(() => {});
  };
  server.watcher.on('add', report('create'));
  server.watcher.on('unlink', report('delete'));
}

/** The types, of a newer Vite, say that it always has them. */
const hasEnvironments = (server: Partial<ViteDevServer>): boolean => server.environments !== undefined;

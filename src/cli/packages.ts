/** Packages as resolved from the user's project, not from ours. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from './problems.ts';

interface Manifest {
  version?: string;
  exports?: unknown;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface InstalledPackage {
  version: string;
  /** URL of the module for `import()`; null where the package does not name one */
  entry: string | null;
}

/**
 * The package that `import '<name>'` in a file of `root` resolves to, or null when it is not installed there or above.
 * @throws Problem `manifest-broken`
 */
export function findPackage(root: string, name: string): InstalledPackage | null {
  const file = maybeResolve(createRequire(join(root, 'package.json')), `${name}/package.json`);
  if (!file) return null;
  const { version, exports } = readManifest(file);
  const entry = entryForImport(exports);
  return { version: version ?? '0.0.0', entry: entry && pathToFileURL(join(dirname(file), entry)).href };
}

/** True when `root/package.json` names the package as a dependency of any kind. */
export function listsPackage(root: string, name: string): boolean {
  const { dependencies, devDependencies, peerDependencies } = maybeManifest(root) ?? {};
  return name in { ...dependencies, ...devDependencies, ...peerDependencies };
}

const LOCKFILES = { 'pnpm-lock.yaml': 'pnpm', 'yarn.lock': 'yarn', 'bun.lock': 'bun', 'bun.lockb': 'bun' };

/** The package manager that installed the project, by its lockfile in `root` or above; npm where there is none. */
export function packageManagerOf(root: string): string {
  for (let dir = root; ; dir = dirname(dir)) {
    for (const [file, manager] of Object.entries(LOCKFILES)) if (existsSync(join(dir, file))) return manager;
    if (dir === dirname(dir) || existsSync(join(dir, 'package-lock.json'))) return 'npm';
  }
}

const ADD: Record<string, string> = { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add' };

/**
 * The command that updates packages in `root`, such as `npm install -D vite@5`.
 * @param wanted version by name; the first stays where `root/package.json` lists it
 */
export function updateCommand(root: string, wanted: Record<string, string>): string {
  const manager = packageManagerOf(root);
  const [first = ''] = Object.keys(wanted);
  const { devDependencies = {} } = maybeManifest(root) ?? {};
  const flags = [
    ...(first in devDependencies ? ['-D'] : []),
    ...(manager === 'pnpm' && existsSync(join(root, 'pnpm-workspace.yaml')) ? ['-w'] : []),
  ];
  return [ADD[manager], ...flags, ...Object.entries(wanted).map(([name, version]) => `${name}@${version}`)].join(' ');
}

function maybeManifest(root: string): Manifest | null {
  const file = join(root, 'package.json');
  return existsSync(file) ? readManifest(file) : null;
}

function readManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (error) {
    if (error instanceof SyntaxError) throw new Problem('manifest-broken', { file, message: error.message });
    throw error;
  }
}

function maybeResolve(require: NodeJS.Require, specifier: string): string | null {
  try {
    return require.resolve(specifier);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/** `exports['.']` under the conditions `import` and `default`. `require.resolve` would return the CommonJS build. */
function entryForImport(exports: unknown): string | null {
  if (typeof exports === 'string') return exports;
  if (typeof exports !== 'object' || exports === null) return null;
  const conditions = exports as Record<string, unknown>;
  const next = conditions['.'] ?? conditions.import ?? conditions.default;
  return entryForImport(next);
}

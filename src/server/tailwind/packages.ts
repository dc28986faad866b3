/** Finds the project's own Tailwind by Node's resolution from the project, without loading it. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolder } from '../files/package-folder.ts';

export interface TailwindPackage {
  major: 3 | 4;
  version: string;
  /** resolves modules from Tailwind's folder */
  require: NodeJS.Require;
}

/** Packages that may depend on Tailwind 4's Node package. */
const HOSTS = ['@tailwindcss/vite', '@tailwindcss/postcss', '@tailwindcss/cli'];

/** @param root absolute path of the project. @returns null when it has no Tailwind 3 or 4 */
export function findTailwind(root: string): TailwindPackage | null {
  const require = createRequire(join(root, 'package.json'));
  const folder = packageFolder('tailwindcss', root) ?? hostedFolder(require);
  if (!folder) return null;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const major = Number.parseInt(version, 10);
  if (major !== 3 && major !== 4) return null;
  return { major, version, require: createRequire(join(folder, 'package.json')) };
}

/**
 * The URL of the Tailwind 4 module that loads style sheets.
 * @throws Error when no package of the project depends on it
 */
export function nodePackage(root: string): string {
  const require = createRequire(join(root, 'package.json'));
  for (const host of ['', ...HOSTS]) {
    const from = host === '' ? require : unlessMissing(() => createRequire(require.resolve(host)));
    const found = from && unlessMissing(() => from.resolve('@tailwindcss/node'));
    if (found) return pathToFileURL(esmOf(found)).href;
  }
  throw new Error(`none of ${HOSTS.join(', ')} is installed`);
}

/** `require.resolve` returns the CommonJS file; Vite's plugin uses the ES module next to it. */
function esmOf(file: string): string {
  const module = file.replace(/\.c?js$/, '.mjs');
  return existsSync(module) ? module : file;
}

/** With strict package managers, Tailwind is reachable only from its Vite plugin. */
function hostedFolder(require: NodeJS.Require): string | null {
  for (const host of HOSTS) {
    const file = unlessMissing(() => require.resolve(host));
    const folder = file && packageFolder('tailwindcss', dirname(file));
    if (folder) return folder;
  }
  return null;
}

/** The result of resolving a module; null when it is not installed. */
export function unlessMissing<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'MODULE_NOT_FOUND' || code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return null;
    throw error;
  }
}

/** Derives the project file from a module id. */
import { relative, sep } from 'node:path';
import { pathInPackage } from '../server/files/path-rules.ts';

/** Queries that request something other than the module's code. */
const OTHER_THAN_CODE = [
  'raw',
  'url',
  'inline',
  'worker',
  'sharedworker',
  'init',
  'html-proxy',
  'commonjs-proxy',
  'direct',
];

/**
 * The project file whose code a module contains. A query that selects a part of it (`?tsr-split=component`) is accepted; one
 * that requests its URL or raw text is not.
 * @param id module id as passed to Vite's `transform`
 * @param root absolute real path of the project
 * @param packages the workspace's other packages, relative to the project
 * @returns path relative to the project with `/`, or null for virtual modules and files outside
 */
export function projectFileOf(id: string, root: string, packages: readonly string[]): string | null {
  if (id.includes('\0')) return null;
  const [path = '', query = ''] = id.split(/\?(.*)/s);
  if (query && OTHER_THAN_CODE.some((name) => new URLSearchParams(query).has(name))) return null;
  return ownFile(relative(root, path).replaceAll(sep, '/'), packages);
}

/** @returns `file`, a path relative to the project; null when it is neither in the project nor in these packages */
export function ownFile(file: string, packages: readonly string[]): string | null {
  if (file === '' || file === '..' || /^[A-Za-z]:|^\//.test(file)) return null;
  return file.startsWith('../') && pathInPackage(file, packages) === null ? null : file;
}

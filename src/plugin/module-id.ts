/** Derives the project file from a module id. */
import { relative, sep } from 'node:path';

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
 * @returns path in the project with `/`, or null for virtual modules and files outside
 */
export function projectFileOf(id: string, root: string): string | null {
  if (id.includes('\0')) return null;
  const [path = '', query = ''] = id.split(/\?(.*)/s);
  if (query && OTHER_THAN_CODE.some((name) => new URLSearchParams(query).has(name))) return null;
  const file = relative(root, path);
  if (file === '' || file.startsWith('..') || /^[A-Za-z]:|^[/\\]/.test(file)) return null;
  return sep === '/' ? file : file.replaceAll(sep, '/');
}

import { sep } from 'node:path';

/** A path as the project names its files, with `/` on every system. */
export function withSlashes(path: string): string {
  return path.split(sep).join('/');
}

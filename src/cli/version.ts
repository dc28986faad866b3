import { readFileSync } from 'node:fs';

/** Our version; the file is two folders up from here and from the built chunk alike. */
export function ownVersion(): string {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

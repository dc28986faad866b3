/** The files of this repository, new ones included; nothing installed or built. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../support/repository.ts';

/** @returns paths in the repository */
export function repositoryFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { cwd: REPOSITORY }).toString().split('\0').filter(isThere);
}

/** git lists a file that was deleted until the deletion is staged. */
function isThere(path: string): boolean {
  return path !== '' && existsSync(join(REPOSITORY, path));
}

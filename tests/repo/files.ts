/** The files of this repository, those not committed yet included; nothing that is installed, is being installed or is built. */
import { execFileSync } from 'node:child_process';
import { REPOSITORY } from '../support/repository.ts';

/** @returns paths in the repository */
export function repositoryFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { cwd: REPOSITORY }).toString().split('\0').filter(Boolean);
}

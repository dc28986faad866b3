import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { ensureBuilt } from '../support/cli.ts';
import { REPOSITORY } from '../support/repository.ts';

export interface Tarball {
  /** absolute path */
  file: string;
  /** paths of the files in it */
  contents: string[];
  /** bytes of the archive */
  size: number;
  remove(): void;
}

/** The tarball that `npm publish` would send. */
export async function pack(): Promise<Tarball> {
  ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'visual-edit-pack-'));
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const { stdout } = await execa('npm', args, { cwd: REPOSITORY });
  const [{ filename, files, size }] = JSON.parse(stdout);
  return {
    file: join(folder, filename),
    contents: files.map(({ path }: { path: string }) => path),
    size,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

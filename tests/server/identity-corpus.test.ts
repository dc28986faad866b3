/** Ids over random edits of the sources in this repository; `npm run corpus -- --ids 500` does it with those of the corpus. */
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../support/repository.ts';
import { editsByOthers, type IdFile, ownEdits } from './support/identity-corpus.ts';

const FOLDERS = ['src/editor-ui', 'examples/real-estate/src'];

const files: IdFile[] = FOLDERS.flatMap((folder) =>
  readdirSync(join(REPOSITORY, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .filter((_, i) => i % 2 === 0)
    .map((path) => ({ name: relative(REPOSITORY, path), text: readFileSync(path, 'utf8') })),
);

/** With other settings than this repository's own, so that there is something to format. */
async function biome({ name, text }: IdFile): Promise<string | null> {
  const options = ['--indent-style=tab', '--line-width=60', '--jsx-quote-style=single', `--stdin-file-path=${name}`];
  const args = ['format', ...options];
  const from = { cwd: tmpdir(), input: text, reject: false } as const;
  const { stdout, failed } = await execa(join(REPOSITORY, 'node_modules/.bin/biome'), args, from);
  return failed || stdout === '' ? null : stdout;
}

describe('ids of real files', () => {
  it('stay or go with edits by others, and never name another element', { timeout: 120_000 }, async () => {
    const report = await editsByOthers(files, 7, biome);
    expect([...report.kinds.keys()].sort()).toEqual([
      'delete',
      'format',
      'import',
      'insert',
      'rename',
      'reorder',
      'wrap',
    ]);
    expect(report.wrong).toEqual([]);
    expect(report.unlikeAfterRestart).toEqual([]);
    expect(report.kept / report.others).toBeGreaterThan(0.97);
  });

  it('all stay with our own edits', { timeout: 120_000 }, () => {
    const report = ownEdits(files, 7);
    expect(report.edits).toBeGreaterThan(files.length / 4);
    expect(report.wrong).toEqual([]);
    expect(report.unlikeAfterRestart).toEqual([]);
    expect(report.kept).toBe(report.others);
  });
});

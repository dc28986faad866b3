/** A thousand random edits of this repository's own screens; `npm run corpus` does ten thousand on published packages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { type CorpusFile, runCorpus } from './support/corpus.ts';

const ROOT = join(import.meta.dirname, '../..');

function sourcesIn(folder: string): CorpusFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(path);
    return entry.name.endsWith('.tsx') ? [{ name: relative(ROOT, path), text: readFileSync(path, 'utf8') }] : [];
  });
}

test('1,000 random edits of real screens keep the laws', { timeout: 300_000 }, () => {
  const files = ['examples/real-estate/src', 'src/editor-ui'].flatMap((folder) => sourcesIn(join(ROOT, folder)));
  expect(files.length).toBeGreaterThan(50);
  const report = runCorpus(files, 1000, 20_261_121);
  expect(report.findings).toEqual([]);
  expect(report.edits).toBeGreaterThan(700);
  for (const [kind, { pairs, refused }] of report.literal) {
    // one of a few dozen is more than that already
    const most = Math.max(1, Math.floor(0.03 * pairs));
    expect(refused, `${kind}: ${refused} of ${pairs} literal ones refused`).toBeLessThanOrEqual(most);
  }
});

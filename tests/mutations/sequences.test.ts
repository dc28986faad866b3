/** A hundred random edits of one file, one on top of the other, then all undone: the same bytes as at the start (S-81). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { parseSource } from '../../src/mutations/jsx/parse.ts';
import { applySplices, invertSplices, type Splice } from '../../src/protocol/splice.ts';
import { createProject } from './support/project.ts';
import { anyKind, randomFrom, sampleChange } from './support/random-changes.ts';
import { syntaxErrors } from './support/syntax.ts';

const ROOT = join(import.meta.dirname, '../../examples/real-estate/src');

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return entry.name.endsWith('.tsx') ? [path] : [];
  });
}

const files = sourcesIn(ROOT)
  .map((path) => ({ name: path.slice(ROOT.length + 1), text: readFileSync(path, 'utf8') }))
  .filter(({ text }) => text.split('<').length > 8)
  .slice(0, 32);

/** The same file with other line ends and indentation, which an edit must keep. */
const variants = [
  (text: string) => text,
  (text: string) => `\ufeff${text.replace(/\n/g, '\r\n')}`,
  (text: string) => text.replace(/^(?: {2})+/gm, (indent) => '\t'.repeat(indent.length / 2)).trimEnd(),
];

test.each(files.map((file, i) => [file.name, file.text, i] as const))('[S-81] %s', (name, original, index) => {
  const start = (variants[index % variants.length] as (text: string) => string)(original);
  const random = randomFrom(1000 + index);
  const history: { before: string; splices: Splice[] }[] = [];
  let text = start;
  for (let step = 0; step < 100; step++) {
    const source = parseSource(text, name);
    if (!source.ok) throw new Error(`step ${step}: ${source.reason}\n${text}`);
    if (source.elements.length === 0 || text.length > 60_000) break;
    const sample = sampleChange(source, createProject({ [name]: text }), random, anyKind(random));
    const outcome = sample && mutate(sample.change, createProject({ [name]: text }));
    if (!outcome?.ok) continue;
    const splices = outcome.edits[0]?.splices ?? [];
    const next = applySplices(text, splices);
    // A file without elements would be the end of the sequence.
    const after = parseSource(next, name);
    if (after.ok && after.elements.length < 3) continue;
    history.push({ before: text, splices });
    text = next;
  }
  expect(syntaxErrors(name, text)).toEqual([]);
  expect(history.length).toBeGreaterThan(20);
  for (const { before, splices } of history.reverse()) text = applySplices(text, invertSplices(before, splices));
  expect(text).toBe(start);
});

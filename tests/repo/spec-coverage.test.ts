/** docs/spec-coverage.md names, for each sentence of the runtime's specification, a test that exists, or why there is none. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../support/project.ts';

/** Sentences of each section of the specification. */
const SENTENCES: Record<string, number> = { 2: 19, 3: 30, 4: 39, 5: 16, 6: 1, 7: 39, 8: 14, 9: 21 };
const NOTHING = /^nothing to show: \S.{9,}$/;
const ROW = /^\| (\d+)\.(\d+) \| (.*?) \| (.*?) \|$/;

interface Row {
  section: string;
  number: number;
  sentence: string;
  shownBy: string;
}

const rows = readFileSync(join(REPOSITORY, 'docs/spec-coverage.md'), 'utf8')
  .split('\n')
  .flatMap((line): Row[] => {
    const [, section, number, sentence, shownBy] = ROW.exec(line) ?? [];
    return section ? [{ section, number: Number(number), sentence: sentence ?? '', shownBy: shownBy ?? '' }] : [];
  });

/** Names of the tests in a file, as they are written: with their placeholders. */
function namesIn(file: string): Set<string> {
  const path = join(REPOSITORY, 'tests', `${file}.test.ts`);
  if (!existsSync(path)) return new Set();
  const written = /\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1,/g;
  return new Set(
    [...readFileSync(path, 'utf8').matchAll(written)].map(([, , name]) => name?.replace(/\\(.)/g, '$1') ?? ''),
  );
}

/** What is wrong with a row, null when nothing is. A `; ` may stand in a name: then the parts are one. */
function problemOf({ shownBy }: Row): string | null {
  if (NOTHING.test(shownBy)) return null;
  if (!shownBy.includes(' › ')) return 'names neither a test nor a reason';
  for (const reference of shownBy.split(/; (?=[\w-]+(?:\/[\w-]+)+ › )/)) {
    const [file = '', name = ''] = reference.split(' › ');
    if (!namesIn(file).has(name)) return `tests/${file}.test.ts has no test named "${name}"`;
  }
  return null;
}

describe('the coverage of the specification', () => {
  it.each(Object.entries(SENTENCES))('has a row for each sentence of section %s', (section, count) => {
    const numbers = rows.filter((row) => row.section === section).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  it.each(rows.map((row) => [`${row.section}.${row.number}`, row] as const))('shows sentence %s', (_, row) => {
    expect(row.sentence.length).toBeGreaterThan(3);
    expect(problemOf(row)).toBeNull();
  });

  it('knows a missing test, a missing reason and a missing file', () => {
    const row = (shownBy: string): Row => ({ section: '0', number: 0, sentence: 'x', shownBy });
    expect(problemOf(row(''))).not.toBeNull();
    expect(problemOf(row('nothing to show:'))).not.toBeNull();
    expect(problemOf(row('runtime/nav-tree › no such test'))).not.toBeNull();
    expect(problemOf(row('runtime/no-such-file › no script and no noscript'))).not.toBeNull();
    expect(problemOf(row('runtime/nav-tree › no script and no noscript'))).toBeNull();
  });
});

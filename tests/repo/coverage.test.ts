/** Each row of the coverage documents has a test, or a reason why no test can show it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../support/repository.ts';
import { allMarks, type CoverageRow, coverageRows, type Mark, marksIn, problemOf, strayMarks } from './coverage.ts';

/** Rows of each section. */
const DOCUMENTS = {
  spec: { 1: 7, 2: 19, 3: 30, 4: 39, 5: 16, 6: 1, 7: 39, 8: 14, 9: 21 },
  ux: { keys: 37, values: 6, behaviours: 20 },
};
const marks = allMarks();

describe.each(Object.entries(DOCUMENTS))('docs/%s-coverage.md', (name, sections: Record<string, number>) => {
  const rows = coverageRows(`docs/${name}-coverage.md`);
  const mine = marks.filter(({ document }) => document === name);

  it.each(Object.entries(sections))('has all rows of section %s', (section, count) => {
    const numbers = rows.filter((row) => row.section === section).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  it.each(rows.map((row) => [`${row.section}.${row.number}`, row] as const))('shows %s', (_, row) => {
    expect(row.sentence.length).toBeGreaterThan(3);
    expect(problemOf(row, mine)).toBeNull();
  });

  it('has a row for each mark in a test', () => {
    expect(strayMarks(rows, mine)).toEqual([]);
  });
});

it('marks name a coverage document', () => {
  expect(marks.filter(({ document }) => !(document in DOCUMENTS))).toEqual([]);
});

describe('a coverage row', () => {
  const row = (shownBy: string): CoverageRow => ({ section: '4', number: 1, sentence: 'x', shownBy });
  const mark = (file: string): Mark => ({ file, document: 'spec', id: '4.1', isOnTest: true });

  it('needs a marked test in each file that it names, or a reason', () => {
    expect(problemOf(row('a/b, a/c'), [mark('a/b'), mark('a/c')])).toBeNull();
    expect(problemOf(row('nothing to show: the page has none'), [])).toBeNull();
    expect(problemOf(row('a/b, a/c'), [mark('a/b')])).toBe('no test of tests/a/c.test.ts is marked with 4.1');
    expect(problemOf(row(''), [])).not.toBeNull();
    expect(problemOf(row('nothing to show:'), [])).not.toBeNull();
    expect(problemOf(row('a/b'), [mark('a/b'), mark('a/c')])).toBe(
      'tests/a/c.test.ts marks 4.1, but the row does not name it',
    );
  });

  it('is marked on a test, by an id that exists', () => {
    const text = [
      '  // covers spec 4.1, 9.9',
      '  // covers ux keys.1',
      "  it('x', () => {});",
      '// covers spec 4.1',
      'const a = 1;',
    ];
    const found = marksIn('a/b', text.join('\n'));
    expect(found.map(({ document, id }) => `${document} ${id}`)).toEqual([
      'spec 4.1',
      'spec 9.9',
      'ux keys.1',
      'spec 4.1',
    ]);
    expect(
      strayMarks(
        [row('a/b')],
        found.filter(({ document }) => document === 'spec'),
      ),
    ).toEqual(['a/b: 9.9', 'a/b: 4.1']);
  });
});

describe('docs/example-coverage.md', () => {
  const tables = readFileSync(join(REPOSITORY, 'docs/example-coverage.md'), 'utf8').split(/^## Open in/m)[0] ?? '';
  const rows = [...tables.matchAll(/^\| (?!Sentence |---)(.+) \| (.+) \|$/gm)];

  it.each(rows.map(([, sentence = '', shownBy = '']) => [sentence, shownBy]))('%s', (_, shownBy) => {
    if (/^nothing to show: \S.{9,}$/.test(shownBy)) return;
    const missing = shownBy
      .split(', ')
      .filter((file) => !existsSync(join(REPOSITORY, `tests/example/${file}.test.ts`)));
    expect(missing).toEqual([]);
  });

  it('has rows', () => {
    expect(rows.length).toBeGreaterThan(90);
  });
});

/** docs/spec-coverage.md names, for each sentence of the runtime's specification, a test that exists, or why there is none. */
import { describe, expect, it } from 'vitest';
import { type CoverageRow, coverageRows, problemOf } from './named-tests.ts';

/** Sentences of each section of the specification. */
const SENTENCES: Record<string, number> = { 2: 19, 3: 30, 4: 39, 5: 16, 6: 1, 7: 39, 8: 14, 9: 21 };

const rows = coverageRows('docs/spec-coverage.md');

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
    const row = (shownBy: string): CoverageRow => ({ section: '0', number: 0, sentence: 'x', shownBy });
    expect(problemOf(row(''))).not.toBeNull();
    expect(problemOf(row('nothing to show:'))).not.toBeNull();
    expect(problemOf(row('runtime/nav-tree › no such test'))).not.toBeNull();
    expect(problemOf(row('runtime/no-such-file › no script and no noscript'))).not.toBeNull();
    expect(problemOf(row('runtime/nav-tree › no script and no noscript'))).toBeNull();
  });
});

/** docs/ux-coverage.md names, for each key, value and behaviour that people expect, a test that exists, or why there is none. */
import { describe, expect, it } from 'vitest';
import { coverageRows, problemOf } from './named-tests.ts';

const POINTS: Record<string, number> = { keys: 33, values: 6, behaviours: 20 };
const rows = coverageRows('docs/ux-coverage.md');

describe('the coverage of what people expect', () => {
  it.each(Object.entries(POINTS))('has a row for each point of the %s', (section, count) => {
    const numbers = rows.filter((row) => row.section === section).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  it.each(rows.map((row) => [`${row.section}.${row.number}`, row] as const))('shows %s', (_, row) => {
    expect(row.sentence.length).toBeGreaterThan(3);
    expect(problemOf(row)).toBeNull();
  });
});

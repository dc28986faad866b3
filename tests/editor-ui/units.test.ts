import { expect, it } from 'vitest';
import { inUnits, pixels } from '../../src/editor-ui/styling/units.ts';

const SIZES = { rem: 10, em: 20, vw: 14.4, vh: null };

it('gives a length in each unit whose size is known, with four decimals at most', () => {
  const all = (length: string) => inUnits(length, SIZES).map(({ value }) => value);
  expect(all('16px')).toEqual(['16px', '1.6rem', '0.8em', '1.1111vw']);
  expect(all('-3px')).toEqual(['-3px', '-0.3rem', '-0.15em', '-0.2083vw']);
});

it('gives nothing for zero and for what is no length', () => {
  for (const text of ['0px', '50%', 'auto', '1px 2px', '']) expect(inUnits(text, SIZES)).toEqual([]);
});

it('reads pixels alone', () => expect(['10px', '1rem', undefined].map(pixels)).toEqual([10, null, null]));

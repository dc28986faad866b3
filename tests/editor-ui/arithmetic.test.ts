/** Sums that are typed into a field of a value. */
import { expect, it } from 'vitest';
import { sumOf } from '../../src/editor-ui/inspector/styles/arithmetic.ts';

it.each([
  ['16+8', '24'],
  ['16px + 8', '24px'],
  ['16 + 8px', '24px'],
  ['100%/3', '33.3333%'],
  ['1.5rem * 2', '3rem'],
  ['2 + 3 * 4', '14'],
  ['10 - 2 - 3', '5'],
  ['12 / 2 / 3', '2'],
  ['-4px + 1px', '-3px'],
  ['4px - -1px', '5px'],
  ['.5em+.25em', '0.75em'],
])('%s is %s', (text, result) => {
  expect(sumOf(text)).toBe(result);
});

it.each([
  '16px',
  '-4px',
  '1px 2px',
  '16px + 1rem',
  'calc(1px + 2px)',
  '8 / 0',
  'auto',
  '2 +',
  '100px / 2px',
  '10px*2px',
  '+ 2',
  '1e3',
  'a-b',
])('%s is no sum', (text) => {
  expect(sumOf(text)).toBeNull();
});

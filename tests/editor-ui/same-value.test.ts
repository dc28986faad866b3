import { expect, it } from 'vitest';
import { isSameValue } from '../../src/editor-ui/styling/same-value.ts';

it.each([
  ['16px', '16px', true],
  ['0.4px', '0.40001px', true],
  ['matrix(1, 0, 0, 1, 3.999, 0)', 'matrix(1, 0, 0, 1, 4, 0)', true],
  ['rgba(0, 0, 0, 0) 0px 0px 0px 0px, red 0px 1px 2px 0px', 'red 0px 1px 2px 0px', true],
  ['rgba(0, 0, 0, 0) 0px 0px 0px 0px, rgba(0, 0, 0, 0) 0px 0px 0px 0px', 'none', true],
  ['16px', '17px', false],
  ['16px', '16%', false],
  ['block', 'none', false],
  ['1px 2px', '1px', false],
  ['0 0 0 0', '0 0 0', false],
])('%s and %s', (one, other, isSame) => {
  expect(isSameValue(one, other)).toBe(isSame);
});

it.each([
  ['flex-end', 'end', 'align-items', true],
  ['flex-start', 'end', 'align-self', false],
  ['center', 'end', 'justify-self', false],
  ['flex-end', 'end', 'justify-content', false],
  ['span 2 / span 2', 'span 2', 'grid-column', true],
  ['span 2 / span 3', 'span 2', 'grid-row', false],
  // `calc(infinity * 1px)` as the browser computes it
  ['3.35544e+07px', '9999px', 'border-radius', true],
  ['3.35544e+07px', '9999px', 'border-top-left-radius', true],
  ['3.35544e+07px', '9999px', 'width', false],
  ['3.35544e+07px', '16px', 'border-radius', false],
])('%s and %s for %s', (one, other, property, isSame) => {
  expect(isSameValue(one, other, property)).toBe(isSame);
});

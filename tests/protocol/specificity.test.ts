/** Our count of a selector's weight against a library's, which is too large for the page. */
import Specificity from '@bramus/specificity';
import { describe, expect, test } from 'vitest';
import { specificityOf } from '../../src/protocol/specificity.ts';

const SELECTORS = [
  '*',
  'h1',
  '.a',
  '#a',
  'a.b#c',
  'div > p + span ~ em',
  '[type="text"]',
  '[data-x="a] b"] .c',
  'a:hover',
  'a::before',
  'a:before',
  ':root',
  ':is(#a, .b, c)',
  ':where(#a, .b) p',
  ':not(.a, #b):hover',
  ':has(> img.b)',
  'li:nth-child(2n + 1)',
  'li:nth-child(2 of .a, #b)',
  'li:nth-last-child(odd of p)',
  '.hover\\:p-4:hover',
  '.\\[color\\:red\\]',
  '.w-1\\/2',
  '.ü.é',
  'html body .x:is(.y:not(.z))',
  ':lang(de) p',
  '::slotted(.a)',
  ':host(.a)',
  'svg|a.b',
];

describe('specificity', () => {
  test.each(SELECTORS)('%s', (selector) => {
    expect(specificityOf(selector)).toEqual(Specificity.calculate(selector)[0]?.toArray());
  });
});

import { expect, it } from 'vitest';
import { stylesOf } from '../../src/runtime/css/processed-rules.ts';

/** As a browser has it: the longhands by number, and the values as written. */
function styleOf(values: Record<string, string>): CSSStyleDeclaration {
  const names = Object.keys(values);
  const read = { getPropertyValue: (name: string) => values[name] ?? '', getPropertyPriority: () => '' };
  return Object.assign(names, read) as unknown as CSSStyleDeclaration;
}

it('a value that is a variable without a value counts as not set', () => {
  const written = {
    height: 'var(--none)',
    width: 'var(--some)',
    color: 'var(--none, red)',
    '--own': 'var(--none)',
    top: 'calc(1px + var(--none))',
  };
  const { height: _, ...set } = written;
  expect(stylesOf(styleOf(written), false, styleOf({ '--some': '3px' }))).toEqual(set);
});

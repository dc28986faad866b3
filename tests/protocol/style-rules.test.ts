/** Style rules shared by engine and frame: lists, nesting, the order of layers. */
import { describe, expect, test } from 'vitest';
import { LayerOrder } from '../../src/protocol/layers.ts';
import { nestSelectors, splitList } from '../../src/protocol/nesting.ts';

test('lists are split outside of brackets and strings', () => {
  expect(splitList('.a, .b:is(.c, .d), [x="a,b"], .e\\,f')).toEqual(['.a', '.b:is(.c, .d)', '[x="a,b"]', '.e\\,f']);
});

describe('nesting', () => {
  test.each([
    [['.a'], ['&:hover'], ['.a:hover']],
    [['.a'], ['.b'], ['.a .b']],
    [['.a'], ['> .b'], ['.a > .b']],
    [['.a', '.b'], ['&.c'], [':is(.a, .b).c']],
    [['.a .b'], ['.c &'], ['.c :is(.a .b)']],
    [['div'], ['&.c'], [':is(div).c']],
    [[], ['&.c'], [':scope.c']],
  ])('%j around %j', (outer, inner, expected) => expect(nestSelectors(outer, inner)).toEqual(expected));
});

describe('layers', () => {
  const order = new LayerOrder();
  for (const name of ['reset', 'base', 'base.type', 'parts', 'base.form']) order.note(name);
  const stronger = (a: string, b: string) => order.compare(a, b) > 0 && order.compare(b, a) < 0;

  test('the later wins, and what is in no layer wins over all', () => {
    expect(stronger('parts', 'reset')).toBe(true);
    expect(stronger('', 'parts')).toBe(true);
  });

  test('a layer inside belongs to its own: what stands beside it there wins over it', () => {
    expect(stronger('base', 'base.type')).toBe(true);
    expect(stronger('base.form', 'base.type')).toBe(true);
    expect(stronger('parts', 'base')).toBe(true);
    expect(order.compare('base.type', 'base.type')).toBe(0);
  });
});

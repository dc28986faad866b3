/** Sides that follow the text, by CSS Logical Properties 1. */
import { describe, expect, test } from 'vitest';
import { logicalOf, physicalOf, type TextFlow } from '../../src/protocol/text-flow.ts';

const RTL = { direction: 'rtl', writingMode: 'horizontal-tb' };

describe('a side of the text', () => {
  test.each<[string, TextFlow, string]>([
    ['padding-inline-start', {}, 'padding-left'],
    ['padding-inline-start', RTL, 'padding-right'],
    ['margin-block-end', RTL, 'margin-bottom'],
    ['inset-inline-end', {}, 'right'],
    ['border-inline-start-width', RTL, 'border-right-width'],
    ['border-start-start-radius', {}, 'border-top-left-radius'],
    ['border-start-start-radius', RTL, 'border-top-right-radius'],
    ['inline-size', {}, 'width'],
    ['max-block-size', {}, 'max-height'],
    ['margin-block-start', { writingMode: 'vertical-rl' }, 'margin-right'],
    ['padding-inline-start', { writingMode: 'vertical-lr' }, 'padding-top'],
    ['padding-inline-start', { writingMode: 'sideways-lr' }, 'padding-bottom'],
    ['border-start-end-radius', { writingMode: 'vertical-rl' }, 'border-bottom-right-radius'],
    ['inline-size', { writingMode: 'vertical-rl' }, 'height'],
  ])('%s in %o is %s, and back', (logical, flow, physical) => {
    expect(physicalOf(logical, flow)).toBe(physical);
    expect(logicalOf(physical, flow)).toBe(logical);
  });

  test('has no other name where it is none', () => {
    for (const name of ['color', 'padding', 'border-radius']) expect(logicalOf(name, {})).toBe(null);
    expect(physicalOf('padding-left', RTL)).toBe('padding-left');
  });
});

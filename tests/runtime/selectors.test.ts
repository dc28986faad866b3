import { describe, expect, it, vi } from 'vitest';
import { isInheritable } from '../../src/runtime/css/properties.ts';
import {
  isPseudoElement,
  matches,
  splitStates,
  statefulClasses,
  withoutMarker,
} from '../../src/runtime/css/selectors.ts';
import { setDebugLog } from '../../src/runtime/log.ts';

describe('selectors', () => {
  it('are split into states and what is left', () => {
    expect(splitStates('.a:hover')).toEqual({ modifiers: ['hover'], bare: '.a' });
    expect(splitStates('.a:focus-within:active > :hover')).toEqual({
      modifiers: ['focus-within', 'active', 'hover'],
      bare: '.a > *',
    });
    expect(splitStates('.focus\\:hover\\:x:hover')).toEqual({ modifiers: ['hover'], bare: '.focus\\:hover\\:x' });
    expect(splitStates(':hover:focus b')).toEqual({ modifiers: ['hover', 'focus'], bare: '* b' });
    expect(splitStates('.a:not(:disabled):hover')).toEqual({ modifiers: ['hover'], bare: '.a' });
  });

  it('of a place among siblings are for that place, where it is the subject’s own', () => {
    expect(splitStates('.a:first-child')).toEqual({ modifiers: ['first'], bare: '.a' });
    expect(splitStates('ul > :last-child')).toEqual({ modifiers: ['last'], bare: 'ul > *' });
    expect(splitStates('tr:nth-child(2n+1):hover')).toEqual({ modifiers: ['hover', 'odd'], bare: 'tr' });
    expect(splitStates('tr:nth-child(2n)')).toEqual({ modifiers: ['even'], bare: 'tr' });
    for (const other of [
      'li:first-child a',
      '.a:not(:last-child)',
      '.a:not(.b:first-child)',
      'tr:nth-child(3n)',
      '.first\\:a',
    ])
      expect(splitStates(other)).toEqual({ modifiers: [], bare: other });
  });

  it('of a place of a type are for the place where a library has no other', () => {
    expect(splitStates('.a:first-of-type')).toEqual({ modifiers: [], bare: '.a:first-of-type' });
    expect(splitStates('.a:first-of-type', true)).toEqual({ modifiers: ['first'], bare: '.a' });
    expect(splitStates('.a:nth-of-type(2n)', true)).toEqual({ modifiers: ['even'], bare: '.a' });
  });

  it('of a state of an element around or before are for that state', () => {
    expect(splitStates('.card:hover .a')).toEqual({ modifiers: ['group-hover/.card'], bare: '.card .a' });
    expect(splitStates('.card:hover > .a:focus')).toEqual({
      modifiers: ['focus', 'group-hover/.card'],
      bare: '.card > .a',
    });
    expect(splitStates('.toggle:checked + .a').modifiers).toEqual(['peer-checked/.toggle']);
    expect(splitStates('.group:hover .a').modifiers).toEqual(['group-hover']);
    expect(splitStates('.a:is(:where(.group):hover *)')).toEqual({
      modifiers: ['group-hover'],
      bare: '.a:is(:where(.group) *)',
    });
    expect(splitStates('.a:is(:where(.group\\/card):focus *)').modifiers).toEqual(['group-focus/card']);
    expect(splitStates('.a:is(:where(.peer\\/mail):invalid ~ *)').modifiers).toEqual(['peer-invalid/mail']);
    expect(splitStates('.card:not(:hover) .a').modifiers).toEqual([]);
  });

  it('of Tailwind’s groups and peers are for one class', () => {
    for (const one of ['.a:is(:where(.group\\/b) *)', '.a:is(:where(.peer) ~ *)', '.group .a', '.peer\\/b ~ .a'])
      expect(withoutMarker(one)).toBe('.a');
    expect(withoutMarker('.card .a')).toBe('.card .a');
    const variant = '.data-\\[state\\=open\\]\\:mt-1';
    expect(withoutMarker(`${variant}[data-state="open"]`)).toBe(variant);
    expect(withoutMarker('.card[data-state="open"]')).toBe('.card[data-state="open"]');
  });

  it('tell the classes that have styles for a state', () => {
    expect(statefulClasses('.card:hover .a')).toEqual(['card']);
    expect(statefulClasses('.a:is(:where(.group\\/b):hover *)')).toEqual(['group/b']);
    expect(statefulClasses('.a:not(:hover)')).toEqual([]);
  });

  // covers spec 5.3, 8.12
  it('that do not parse match nothing, which is logged only', () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
    setDebugLog(true);
    expect(matches(document.body, 'body')).toBe(true);
    expect(debug).not.toHaveBeenCalled();
    expect(matches(document.body, 'a ( b')).toBe(false);
    setDebugLog(false);
    expect(debug.mock.lastCall?.slice(1)).toEqual(['selector does not parse:', 'a ( b']);
  });

  it('of pseudo-elements are told apart', () => {
    expect(isPseudoElement('.a::before')).toBe(true);
    expect(isPseudoElement('.a:hover')).toBe(false);
  });
});

// covers spec 9.8
it('children inherit text properties, custom ones and the longhands of font', () => {
  expect(['color', 'font-size', 'list-style-type', '--x', 'line-height'].every(isInheritable)).toBe(true);
  expect(['padding', 'background-color', 'display'].some(isInheritable)).toBe(false);
});

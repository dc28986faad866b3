import { describe, expect, it } from 'vitest';
import { excludingForced, forcedClasses, withForcedStates } from '../../src/runtime/css/forced-states.ts';

const HOVER = forcedClasses(['hover']);

describe('selectors of forced states', () => {
  it('have the forcing class where the pseudo-class was', () => {
    expect(withForcedStates('.a:hover .b:focus', HOVER)).toBe('.a.tempo-force-hover .b:focus');
    expect(withForcedStates(':is(:hover, :active)', HOVER)).toBe(':is(.tempo-force-hover, :active)');
  });

  it('are those that ask for the state, not those that exclude it or have it in a name', () => {
    expect(withForcedStates('.a:not(:hover)', HOVER)).toBeNull();
    expect(withForcedStates('.hover\\:p-4', HOVER)).toBeNull();
    expect(withForcedStates('.a:hover-card', HOVER)).toBeNull();
    expect(withForcedStates('.a:not(:hover) .b:hover', HOVER)).toBe(
      '.a:not(:hover, .tempo-force-hover) .b.tempo-force-hover',
    );
    expect(withForcedStates('.a', HOVER)).toBeNull();
  });

  it('exclude what they exclude in forced elements, too', () => {
    expect(excludingForced('.a:not(:hover) .b', HOVER)).toBe('.a:not(:hover, .tempo-force-hover) .b');
    expect(excludingForced('.a:not(:focus)', HOVER)).toBe('.a:not(:focus)');
    expect(excludingForced('a:not(:hover, .open)', HOVER)).toBe('a:not(:hover, .open, .tempo-force-hover)');
    expect(excludingForced('a:not(.open, :hover)', HOVER)).toBe('a:not(.open, :hover, .tempo-force-hover)');
    expect(excludingForced('a:not(.x:hover)', HOVER)).toBe('a:not(.x:hover)');
    expect(excludingForced('a:not(:is(:hover, .b))', HOVER)).toBe('a:not(:is(:hover, .b))');
    expect(withForcedStates('.menu a:not(:hover, .active):focus', forcedClasses(['hover', 'focus']))).toBe(
      '.menu a:not(:hover, .active, .tempo-force-hover).tempo-force-focus',
    );
    const odd = forcedClasses(['odd']);
    expect(excludingForced('li:not(:nth-child(2n + 1))', odd)).toBe('li:not(:nth-child(2n + 1), .tempo-force-odd)');
    const again = withForcedStates('.a:not(:hover, .tempo-force-hover):hover', HOVER);
    expect(again).toBe('.a:not(:hover, .tempo-force-hover).tempo-force-hover');
  });

  it('of the focus are those of its visible kind and of a focus within, too', () => {
    const focus = forcedClasses(['focus']);
    expect(withForcedStates('.a:focus-visible', focus)).toBe('.a.tempo-force-focus');
    expect(withForcedStates('.a:focus-within', focus)).toBe('.a.tempo-force-focus');
    expect(withForcedStates('.a:focus', focus)).toBe('.a.tempo-force-focus');
  });

  it('are those for a place among siblings, as browsers print them', () => {
    expect(withForcedStates('.a:first-child', forcedClasses(['first']))).toBe('.a.tempo-force-first');
    expect(withForcedStates('tr:nth-child(2n+1)', forcedClasses(['odd']))).toBe('tr.tempo-force-odd');
    expect(withForcedStates('tr:nth-child(2n)', forcedClasses(['even']))).toBe('tr.tempo-force-even');
    expect(withForcedStates('tr:nth-child(3n)', forcedClasses(['odd', 'even']))).toBeNull();
    expect(withForcedStates('.a:not(:first-child)', forcedClasses(['first']))).toBeNull();
    expect(withForcedStates('li:not(:nth-child(2n))', forcedClasses(['even']))).toBeNull();
    expect(withForcedStates('li:not(:nth-child( odd ))', forcedClasses(['odd']))).toBeNull();
    expect(withForcedStates('li:not(:nth-child(2n)):first-child', forcedClasses(['even', 'first']))).toBe(
      'li:not(:nth-child(2n), .tempo-force-even).tempo-force-first',
    );
  });

  it('take names only as states', () => {
    expect([...forcedClasses(['odd one', '2xl', 'a|b'])]).toEqual([]);
    expect(withForcedStates('.a:hover', forcedClasses([]))).toBeNull();
  });
});

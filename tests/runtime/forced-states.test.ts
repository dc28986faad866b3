import { describe, expect, it } from 'vitest';
import { forcedClasses, withForcedStates } from '../../src/runtime/css/forced-states.ts';
import { ruleSelectors } from '../../src/runtime/css/selector-text.ts';
import { Teardown } from '../../src/runtime/guard.ts';
import { PseudoStates } from '../../src/runtime/pseudo-states.ts';

const HOVER = forcedClasses(['hover']);

describe('selectors of forced states', () => {
  it('also match the forcing class where the pseudo-class is', () => {
    expect(withForcedStates('.a:hover .b:focus', HOVER)).toBe('.a:is(:hover, .tempo-force-hover) .b:focus');
    expect(withForcedStates(':is(:hover, :active)', HOVER)).toBe(':is(:is(:hover, .tempo-force-hover), :active)');
  });

  it('are those that name the state, not those that have it in another name', () => {
    expect(withForcedStates('.hover\\:p-4', HOVER)).toBe('.hover\\:p-4');
    expect(withForcedStates('.a:hover-card', HOVER)).toBe('.a:hover-card');
    expect(withForcedStates('.a::before', forcedClasses(['before']))).toBe('.a::before');
    expect(withForcedStates('.a', HOVER)).toBe('.a');
  });

  it('exclude in forced elements what they exclude in others', () => {
    expect(withForcedStates('.a:not(:hover) .b:hover', HOVER)).toBe(
      '.a:not(:is(:hover, .tempo-force-hover)) .b:is(:hover, .tempo-force-hover)',
    );
    expect(withForcedStates('.a:not(:focus)', HOVER)).toBe('.a:not(:focus)');
    expect(withForcedStates('a:not(.open, .x:hover)', HOVER)).toBe('a:not(.open, .x:is(:hover, .tempo-force-hover))');
    expect(withForcedStates('li:not(:nth-child(2n+1))', forcedClasses(['odd']))).toBe(
      'li:not(:is(:nth-child(2n+1), .tempo-force-odd))',
    );
  });

  it('of the focus are those of its visible kind and of a focus within, too', () => {
    const focus = forcedClasses(['focus']);
    for (const state of ['focus', 'focus-visible', 'focus-within']) {
      expect(withForcedStates(`.a:${state}`, focus)).toBe(`.a:is(:${state}, .tempo-force-focus)`);
    }
  });

  it('are those for a place among siblings, as browsers print them', () => {
    expect(withForcedStates('.a:first-child', forcedClasses(['first']))).toBe(
      '.a:is(:first-child, .tempo-force-first)',
    );
    expect(withForcedStates('tr:nth-child(2n+1)', forcedClasses(['odd']))).toBe(
      'tr:is(:nth-child(2n+1), .tempo-force-odd)',
    );
    expect(withForcedStates('tr:nth-child(3n)', forcedClasses(['odd', 'even']))).toBe('tr:nth-child(3n)');
  });

  it('take names only as states', () => {
    expect([...forcedClasses(['odd one', '2xl', 'a|b'])]).toEqual([]);
    expect(withForcedStates('.a:hover', forcedClasses([]))).toBe('.a:hover');
  });
});

/** happy-dom does not let rules be rewritten. */
const rule = (selectorText: string) => ({ selectorText, style: { cssText: 'order: 1' }, cssText: '' });
const group = (mediaText: string, ...cssRules: object[]) => ({ media: { mediaText }, cssRules, cssText: '' });

describe('the rules of the page in a forced state', () => {
  it('keep their place, get no copies, and are the app’s own afterwards', () => {
    const rules = [
      rule('.toast:hover'),
      rule('.text-base'),
      rule('.btn:hover'),
      group('(hover: hover)', rule('.link:hover')),
      group('(min-width: 768px)', rule('.md-text-lg')),
    ];
    const own = structuredClone(rules);
    const copies: string[] = [];
    const sheets = { owns: () => false, set: (_section: string, css: string) => copies.push(css) };
    const styled = { styleSheets: [{ cssRules: rules, media: { mediaText: '' } }], adoptedStyleSheets: [] };
    document.body.innerHTML = '<button class="btn text-base">a</button><p class="text-base md-text-lg">b</p>';
    const page = { resolve: (key: string) => [...document.querySelectorAll(key)] };
    const react = { elementsOfKey: () => [] };
    const states = new PseudoStates({ document: styled, sheets, page, react, teardown: new Teardown() } as never);
    states.set(['hover'], 'button');
    expect(copies).toEqual([]);
    expect(rules).toEqual([
      rule('.toast:is(:hover, .tempo-force-hover)'),
      rule('.text-base'),
      rule('.btn:is(:hover, .tempo-force-hover)'),
      group('(min-width: 0px)', rule('.link:is(:hover, .tempo-force-hover)')),
      own[4],
    ]);
    expect(ruleSelectors.textOf(rules[2] as unknown as CSSStyleRule)).toBe('.btn:hover');
    states.clear();
    expect(rules).toEqual(own);
  });
});

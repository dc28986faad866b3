import { describe, expect, it } from 'vitest';
import { BASE, contextWords, type EditingContext, modifiersOf } from '../../src/editor-ui/styling/context.ts';
import { type ContextPage, computedOf, MIXED, originOf } from '../../src/editor-ui/styling/resolve.ts';
import { targetOf } from '../../src/editor-ui/styling/target.ts';
import type { ProcessedCssRule } from '../../src/protocol/style-rules.ts';

function rule(over: Partial<ProcessedCssRule>): ProcessedCssRule {
  return {
    filename: '',
    selector: '.card',
    styles: {},
    applied: true,
    removable: false,
    allowChanges: true,
    inherited: false,
    eligibleToApply: false,
    modifiers: [],
    classParsed: 'card',
    cssText: '',
    origin: 'rule',
    source: { filename: 'src/card.css', selector: '.card', line: 3, conditions: [] },
    declarations: [],
    wins: [],
    line: 3,
    specificity: [0, 1, 0],
    media: [],
    layer: null,
    order: 0,
    breakpoint: null,
    dark: false,
    distance: 0,
    locked: null,
    ...over,
  };
}

const declared = (property: string, value: string) => [{ property, value, important: false, line: null }];
const page = (context: Partial<EditingContext> = {}, width = 1440): ContextPage => ({
  context: { ...BASE, ...context },
  width,
  pixelsOf: () => 768,
});
const inline = rule({
  selector: 'element.style',
  origin: 'inline',
  classParsed: null,
  source: null,
  styles: { color: 'red' },
  declarations: declared('color', 'red'),
});

describe('the origin of a value', () => {
  it('is the strongest rule that applies, important ones first', () => {
    const rules = [
      inline,
      rule({ styles: { color: 'blue', 'padding-top': '1rem' }, declarations: declared('padding', '1rem') }),
      rule({ selector: '.late', styles: { color: 'green !important' }, declarations: declared('color', 'green') }),
    ];
    expect(originOf(rules, 'color', page()).rule?.selector).toBe('.late');
    expect(originOf(rules.slice(0, 2), 'color', page())).toMatchObject({ kind: 'inline', written: 'red', own: true });
    expect(originOf(rules, 'padding-top', page())).toMatchObject({ kind: 'class', written: '1rem' });
    expect(originOf(rules, 'margin-top', page())).toMatchObject({ kind: 'none', rule: null });
  });

  it('is an ancestor where no rule is about the element, and nobody for a reset', () => {
    const rules = [
      rule({ inherited: true, styles: { color: 'blue' } }),
      rule({ selector: '*', classParsed: null, source: null, specificity: [0, 0, 0], styles: { 'margin-top': '0px' } }),
    ];
    expect(originOf(rules, 'color', page()).kind).toBe('inherited');
    expect(originOf(rules, 'margin-top', page()).kind).toBe('none');
  });

  it('counts a rule for a state while that state is forced, as the own value of that context', () => {
    const hover = rule({ applied: false, modifiers: ['hover'], styles: { color: 'blue' } });
    const base = rule({ styles: { color: 'black' } });
    expect(originOf([hover, base], 'color', page()).rule).toBe(base);
    expect(originOf([hover, base], 'color', page({ state: 'hover' }))).toMatchObject({ rule: hover, own: true });
    expect(originOf([base], 'color', page({ state: 'hover' }))).toMatchObject({ rule: base, own: false });
    const focus = rule({ applied: false, modifiers: ['focus-visible'], styles: { color: 'blue' } });
    expect(originOf([focus, base], 'color', page({ state: 'focus' })).rule).toBe(focus);
  });

  it('is none of a wider breakpoint or of the other theme', () => {
    const wide = rule({ applied: false, modifiers: ['hover'], breakpoint: 'md', styles: { color: 'blue' } });
    expect(originOf([wide], 'color', page({ state: 'hover' }, 600)).kind).toBe('none');
    expect(originOf([wide], 'color', page({ state: 'hover', breakpoint: 'md' }, 800)).own).toBe(true);
    const dark = rule({ applied: false, modifiers: ['hover'], dark: true, styles: { color: 'blue' } });
    expect(originOf([dark], 'color', page({ state: 'hover' })).kind).toBe('none');
  });

  it('has no written value where a framework computes one', () => {
    const tailwind = rule({
      source: null,
      styles: { 'padding-top': '' },
      declarations: declared('padding', 'calc(var(--spacing) * 4)'),
    });
    expect(originOf([tailwind], 'padding-top', page())).toMatchObject({ kind: 'class', written: null });
  });
});

it('values that differ, between sides or elements, are mixed', () => {
  const same = { 'row-gap': '8px', 'column-gap': '8px' };
  expect(computedOf([same], 'gap')).toBe('8px');
  expect(computedOf([{ 'row-gap': '8px', 'column-gap': '4px' }], 'gap')).toBe(MIXED);
  expect(computedOf([{ color: 'red' }, { color: 'blue' }], 'color')).toBe(MIXED);
});

describe('where an edit goes', () => {
  const plain = { tailwind: false, stylesheets: false, chosen: null };
  const tailwind = { ...plain, tailwind: true };
  const origin = (one: ProcessedCssRule, context: Partial<EditingContext> = {}) =>
    originOf([one], 'color', page(context));
  const own = rule({ styles: { color: 'blue' } });

  it('is where the value stands', () => {
    expect(targetOf(origin(inline), BASE, tailwind)).toMatchObject({ framework: 'Inline', words: 'style attribute' });
    expect(targetOf(origin(own), BASE, tailwind)).toMatchObject({ framework: 'CSS', words: 'card.css:3' });
    const utility = rule({ source: null, allowChanges: false, styles: { color: 'blue' } });
    expect(targetOf(origin(utility), BASE, tailwind)).toMatchObject({ framework: 'Tailwind', words: 'className' });
  });

  it('is no rule that is about more than the element, and none that cannot be edited', () => {
    const broad = rule({ selector: 'p', classParsed: null, specificity: [0, 0, 1], styles: { color: 'blue' } });
    expect(targetOf(origin(broad), BASE, tailwind).framework).toBe('Tailwind');
    expect(targetOf(origin(rule({ ...own, allowChanges: false })), BASE, plain).framework).toBe('Inline');
    expect(targetOf(origin(rule({ ...own, inherited: true })), BASE, plain).framework).toBe('Inline');
  });

  it('is never the style attribute with modifiers', () => {
    const context: EditingContext = { breakpoint: 'md', state: 'hover', theme: 'dark' };
    expect(modifiersOf(context)).toEqual(['md', 'hover', 'dark']);
    expect(contextWords(context)).toBe('md · Hover · Dark');
    expect(targetOf(origin(inline), context, tailwind)).toMatchObject({
      framework: 'Tailwind',
      words: 'className · dark:md:hover',
    });
    expect(targetOf(origin(inline), context, plain).framework).toBe('CSS');
    expect(targetOf(origin(inline), context, { ...tailwind, chosen: 'Inline' }).framework).toBe('Tailwind');
  });

  it('is what the user chose', () => {
    expect(targetOf(origin(own), BASE, { ...plain, chosen: 'Inline' })).toMatchObject({
      framework: 'Inline',
      rule: null,
    });
  });
});

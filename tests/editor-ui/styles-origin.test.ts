import { describe, expect, it } from 'vitest';
import { originWords } from '../../src/editor-ui/inspector/styles/origin-words.ts';
import { BASE, contextWords, type EditingContext, modifiersOf } from '../../src/editor-ui/styling/context.ts';
import { type ContextPage, computedOf, MIXED, NOWHERE, originOf } from '../../src/editor-ui/styling/resolve.ts';
import { withWidths } from '../../src/editor-ui/styling/rule-widths.ts';
import { isMadeByCode, targetOf } from '../../src/editor-ui/styling/target.ts';
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
    unplaced: false,
    locked: null,
    ...over,
  };
}

const declared = (property: string, value: string) => [{ property, value, important: false, line: null }];
const page = (context: Partial<EditingContext> = {}, width = 1440): ContextPage => ({
  context: { ...BASE, ...context },
  width,
  breakpoints: [{ name: 'md', minWidth: '48rem', pixels: 768 }],
  flow: {},
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
  it.each([
    ['white-space', 'white-space-collapse'],
    ['text-wrap', 'text-wrap-style'],
    ['transition', 'transition-duration'],
    ['animation', 'animation-name'],
    ['columns', 'column-count'],
    ['background-position', 'background-position-x'],
  ])('of %s is the rule whose part the browser reports (%s)', (property, reported) => {
    const weak = rule({ classParsed: 'weak', styles: { [reported]: 'a !important' } });
    const strong = rule({ classParsed: 'strong', styles: { [reported]: 'b' } });
    expect(originOf([strong, weak], property, page())).toMatchObject({
      kind: 'class',
      rule: weak,
      property,
      own: true,
    });
    expect(originOf([rule({ styles: { 'text-wrap-mode': 'nowrap' } })], property, page()).kind).toBe('none');
  });

  it('of all sides is no text that only one of them has', () => {
    const side = rule({ styles: { 'border-top-width': '2px' }, declarations: declared('border-top-width', '2px') });
    expect(originOf([side], 'border-width', page()).written).toBeNull();
    expect(originOf([side], 'border-top-width', page()).written).toBe('2px');
    const whole = (value: string) =>
      rule({
        styles: Object.fromEntries(['top', 'right', 'bottom', 'left'].map((one) => [`border-${one}-width`, value])),
        declarations: declared('border-width', value),
      });
    expect(originOf([whole('1px')], 'border-width', page()).written).toBe('1px');
    expect(originOf([side, whole('1px')], 'border-width', page()).written).toBeNull();
    const later = {
      ...whole('1px'),
      declarations: [...declared('border-width', '1px'), ...declared('border-top', '3px solid')],
    };
    expect(originOf([later], 'border-width', page()).written).toBeNull();
    const column = rule({
      styles: { 'grid-column-start': 'span 2', 'grid-column-end': 'auto' },
      declarations: [...declared('grid-column-start', 'span 2'), ...declared('grid-column-end', 'auto')],
    });
    expect(originOf([column], 'grid-column', page()).written).toBe('span 2');
  });

  it.each([
    ['flex', '1', 'flex-basis'],
    ['flex', 'none', 'flex-grow'],
    ['border', 'none', 'border-top-width'],
    ['border', 'none', 'border-top-color'],
  ])('has not the one word of %s: %s for %s', (shorthand, value, property) => {
    const set = rule({ styles: { [property]: '0' }, declarations: declared(shorthand, value) });
    expect(originOf([set], property, page())).toMatchObject({ kind: 'class', written: null });
  });

  it.each([
    [
      'linear-gradient(135deg, rgb(0 0 0 / var(--x)) 0%, red)',
      'linear-gradient(135deg, rgb(0 0 0 / var(--x)) 0%, red)',
    ],
    [
      'linear-gradient(#0008, #0008), url(./a,b.png) center / cover no-repeat, url(c.png) #fff',
      'linear-gradient(#0008, #0008), url(./a,b.png), url(c.png)',
    ],
    ['url(a.png), rgb(0, 0, 0)', null],
    ['red', null],
  ])('has the images of a background as written: %s', (value, images) => {
    const hero = rule({ styles: { 'background-image': 'url(x)' }, declarations: declared('background', value) });
    expect(originOf([hero], 'background-image', page()).written).toBe(images);
  });

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
    const narrow = rule({ applied: false, modifiers: ['hover'], breakpoint: 'max-md', styles: { color: 'blue' } });
    expect(originOf([narrow], 'color', page({ state: 'hover', breakpoint: 'max-md' }, 390)).own).toBe(true);
    expect(originOf([narrow], 'color', page({ state: 'hover', breakpoint: 'md' }, 768)).kind).toBe('none');
    const dark = rule({ applied: false, modifiers: ['hover'], dark: true, styles: { color: 'blue' } });
    expect(originOf([dark], 'color', page({ state: 'hover' })).kind).toBe('none');
  });

  it('is own below a breakpoint where the rule is for just that, and says so elsewhere', () => {
    const gap = (over: Partial<ProcessedCssRule>) =>
      rule({ styles: { 'row-gap': '1px', 'column-gap': '1px' }, ...over });
    const below = gap({ breakpoint: 'max-md' });
    const base = gap({});
    const inContext = (breakpoint: string | null, ...rules: ProcessedCssRule[]) =>
      originOf(rules, 'gap', page({ breakpoint }, 390));
    expect(inContext('max-md', below, base)).toMatchObject({ rule: below, own: true });
    expect(inContext('max-md', base)).toMatchObject({ rule: base, own: false });
    expect(inContext(null, below, base)).toMatchObject({ rule: below, own: false });
    expect(originWords(inContext(null, below))).toBe('Set by .card for below md');
    const band = gap({ breakpoint: 'md:max-lg' });
    expect(inContext('md', band).own).toBe(false);
    expect(originWords(inContext(null, band))).toBe('Set by .card for md · below lg');
  });

  it('is known of a class of Tailwind by its media query', () => {
    const breakpoints = page().breakpoints;
    const utility = rule({ source: null, media: ['(width < 48rem)', '(hover: hover)'] });
    const others = [rule({}), rule({ source: null, media: ['(prefers-color-scheme: dark)'] })];
    expect(withWidths([utility, ...others], breakpoints)).toEqual([{ ...utility, breakpoint: 'max-md' }, ...others]);
  });

  it.each(['calc(var(--spacing) * 4)', 'var(--spacing)', 'calc(var(--spacing) * -1)'])(
    'has no written value where a framework computes one: %s',
    (value) => {
      const tailwind = rule({ source: null, styles: { 'padding-top': '' }, declarations: declared('padding', value) });
      expect(originOf([tailwind], 'padding-top', page())).toMatchObject({ kind: 'class', written: null });
    },
  );
});

it('values that differ, between sides or elements, are mixed', () => {
  const same = { 'row-gap': '8px', 'column-gap': '8px' };
  expect(computedOf([same], 'gap')).toBe('8px');
  expect(computedOf([{ 'row-gap': '8px', 'column-gap': '4px' }], 'gap')).toBe(MIXED);
  expect(computedOf([{ color: 'red' }, { color: 'blue' }], 'color')).toBe(MIXED);
});

describe('where an edit goes', () => {
  const plain = {
    tailwind: false,
    stylesheets: false,
    newRulesIn: null,
    styledInCode: false,
    inTag: null,
    chosen: null,
  };
  const tailwind = { ...plain, tailwind: true };
  const origin = (one: ProcessedCssRule, context: Partial<EditingContext> = {}) =>
    originOf([one], 'color', page(context));
  const own = rule({ styles: { color: 'blue' } });

  it('is the code that made a rule, also where there is no style sheet; Tailwind asks the engine', () => {
    const made = rule({ source: null, filename: '', styles: { color: 'blue' } });
    const extracted = { ...made, filename: 'src/card.css.ts.vanilla.css' };
    const ofSheet = { ...made, filename: 'src/index.css' };
    expect([made, extracted, ofSheet, { ...made, inherited: true }].map(isMadeByCode)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const coded = { ...plain, styledInCode: true };
    expect(targetOf(NOWHERE, BASE, coded)).toMatchObject({ framework: 'CSS', rule: null, words: 'style in code' });
    expect(targetOf(NOWHERE, BASE, { ...coded, tailwind: true }).framework).toBe('Tailwind');
    expect(targetOf(NOWHERE, BASE, plain).framework).toBe('Inline');
  });

  it('is the style attribute of an element that has all of its own styling there', () => {
    const sheets = { ...plain, stylesheets: true, newRulesIn: 'app.css', styledInCode: true };
    const object = { ...sheets, inTag: 'style' as const };
    expect(targetOf(NOWHERE, BASE, object)).toMatchObject({ framework: 'Inline', words: 'style attribute' });
    expect(targetOf(origin(own), BASE, object)).toMatchObject({ framework: 'CSS', words: 'card.css:3' });
    expect(targetOf(NOWHERE, BASE, { ...object, tailwind: true }).framework).toBe('Tailwind');
    expect(targetOf(NOWHERE, BASE, { ...object, chosen: 'CSS' }).framework).toBe('CSS');
    const hover: EditingContext = { ...BASE, state: 'hover' };
    expect(targetOf(NOWHERE, hover, object).framework).toBe('CSS');
    const important = rule({ source: null, allowChanges: false, styles: { color: 'blue !important' } });
    expect(targetOf(origin(important), BASE, object).framework).toBe('CSS');
  });

  it('is the props of a component whose users write styles so', () => {
    const props = { ...plain, stylesheets: true, styledInCode: true, inTag: 'props' as const };
    expect(targetOf(NOWHERE, BASE, props)).toMatchObject({ framework: 'Inline', words: 'component props' });
    expect(targetOf(NOWHERE, BASE, { ...props, tailwind: true }).framework).toBe('Tailwind');
    expect(targetOf(NOWHERE, { ...BASE, state: 'hover' }, props).framework).toBe('CSS');
  });

  it('is an important value for a state, over which a style attribute would win', () => {
    const hover: EditingContext = { ...BASE, state: 'hover' };
    const place = (context: EditingContext, project: typeof plain) =>
      targetOf(origin(inline, context), context, project);
    expect(place(hover, { ...plain, stylesheets: true })).toMatchObject({ framework: 'CSS', important: true });
    expect(place(hover, tailwind)).toMatchObject({ framework: 'Tailwind', important: true });
    expect(place(BASE, tailwind)).toMatchObject({ framework: 'Inline', important: false });
  });

  it('is where the value stands', () => {
    expect(targetOf(origin(inline), BASE, tailwind)).toMatchObject({ framework: 'Inline', words: 'style attribute' });
    expect(targetOf(origin(own), BASE, tailwind)).toMatchObject({ framework: 'CSS', words: 'card.css:3' });
    const utility = rule({ source: null, allowChanges: false, styles: { color: 'blue' } });
    expect(targetOf(origin(utility), BASE, tailwind)).toMatchObject({ framework: 'Tailwind', words: 'className' });
  });

  it('is a class over a rule that Tailwind has below its classes, which is for several elements', () => {
    const layered = rule({ ...own, layer: 'components' });
    const button = { framework: 'Tailwind', rule: null, words: 'className', inPlace: false };
    expect(targetOf(origin(layered), BASE, tailwind)).toMatchObject(button);
    const source = { filename: 'src/app.css', selector: '.btn', line: 3, conditions: ['@layer components'] };
    expect(targetOf(origin(rule({ ...own, source })), BASE, tailwind)).toMatchObject(button);
    for (const rules of [
      rule({ ...own, layer: 'utilities' }),
      rule({ ...layered, styles: { color: 'blue !important' } }),
    ])
      expect(targetOf(origin(rules), BASE, tailwind)).toMatchObject({ framework: 'CSS', words: 'card.css:3' });
    expect(targetOf(origin(layered), BASE, plain)).toMatchObject({ framework: 'CSS', words: 'card.css:3' });
  });

  it('is a class of one kind of focus where that sets the value in focus', () => {
    const ring = { source: null, allowChanges: false, styles: { color: 'blue' }, applied: false };
    const focus = { ...BASE, state: 'focus' } as const;
    const visible = rule({ ...ring, modifiers: ['focus-visible'], classParsed: 'focus-visible:text-ring' });
    expect(targetOf(origin(visible, focus), focus, tailwind).modifiers).toEqual(['focus-visible']);
    const any = rule({ ...ring, modifiers: ['focus'], classParsed: 'focus:text-ring' });
    expect(targetOf(origin(any, focus), focus, tailwind).modifiers).toEqual(['focus']);
    expect(targetOf(NOWHERE, focus, tailwind).modifiers).toEqual(['focus']);
  });

  it('takes an important value, in a sheet, where a rule of a package has one', () => {
    const styles = { color: 'blue !important' };
    const utility = rule({ source: null, allowChanges: false, filename: 'node_modules/b/b.css', styles });
    expect(targetOf(origin(utility), BASE, plain)).toMatchObject({ framework: 'CSS', rule: null, important: true });
    expect(targetOf(origin(utility), BASE, tailwind)).toMatchObject({ framework: 'Tailwind', important: false });
    // a rule that is edited keeps the word by itself, and one of an ancestor wins over nothing here
    expect(targetOf(origin(rule({ styles })), BASE, plain)).toMatchObject({ framework: 'CSS', important: false });
    expect(targetOf(origin({ ...utility, inherited: true }), BASE, plain).important).toBe(false);
  });

  it('is beside the rule of the base for widths and states of their own, where a class would not win over it', () => {
    const below: EditingContext = { ...BASE, breakpoint: 'max-md' };
    const beside = { framework: 'CSS', rule: own.source, words: 'card.css · max-md' };
    expect(targetOf(origin(own, below), below, tailwind)).toMatchObject(beside);
    expect(targetOf(origin(own, below), below, plain)).toMatchObject(beside);
    const layered = rule({ ...own, layer: 'components' });
    expect(targetOf(origin(layered, below), below, tailwind)).toMatchObject({ words: 'className · max-md' });
    expect(targetOf(origin(layered, below), below, plain)).toMatchObject(beside);
    const wide = rule({ ...own, breakpoint: 'md' });
    expect(targetOf(origin(wide, below), below, tailwind)).toMatchObject({ framework: 'Tailwind', rule: null });
    const narrow = rule({ ...own, breakpoint: 'max-md' });
    expect(targetOf(origin(narrow, below), below, tailwind)).toMatchObject({ words: 'card.css:3 · max-md' });
  });

  it('is no rule that is about more than the element, and none that cannot be edited', () => {
    const broad = rule({ selector: 'p', classParsed: null, specificity: [0, 0, 1], styles: { color: 'blue' } });
    expect(targetOf(origin(broad), BASE, tailwind).framework).toBe('Tailwind');
    expect(targetOf(origin(rule({ ...own, allowChanges: false })), BASE, plain).framework).toBe('Inline');
    expect(targetOf(origin(rule({ ...own, inherited: true })), BASE, plain).framework).toBe('Inline');
  });

  it('is never the style attribute with modifiers', () => {
    const context: EditingContext = { breakpoint: 'md', container: null, state: 'hover', theme: 'dark' };
    expect(modifiersOf(context)).toEqual(['md', 'hover', 'dark']);
    expect(contextWords(context)).toBe('md · Hover · Dark');
    expect(contextWords({ ...BASE, breakpoint: 'max-md' })).toBe('below md');
    expect(targetOf(origin(inline), context, tailwind)).toMatchObject({
      framework: 'Tailwind',
      words: 'className · dark:md:hover',
    });
    expect(targetOf(origin(inline), context, plain).framework).toBe('CSS');
    expect(targetOf(origin(inline), context, { ...tailwind, chosen: 'Inline' }).framework).toBe('Tailwind');
  });

  it('is the class that wins where the frame is wide or dark, so that the edit shows', () => {
    const wide = rule({ source: null, allowChanges: false, styles: { color: 'blue' }, breakpoint: 'md' });
    const named = (classParsed: string, over: Partial<ProcessedCssRule> = {}) =>
      rule({ ...wide, classParsed, ...over });
    const target = (one: ProcessedCssRule, context: Partial<EditingContext> = {}) =>
      targetOf(origin(one, context), { ...BASE, ...context }, tailwind);
    const there = { framework: 'Tailwind', modifiers: ['md'], words: 'className · md', inPlace: true };
    expect(target(named('md:text-blue'))).toMatchObject(there);
    const band = named('md:max-lg:text-blue', { breakpoint: 'md:max-lg' });
    expect(target(band)).toMatchObject({ modifiers: ['md', 'max-lg'], inPlace: true });
    const below = named('[@media_not_all_and_(min-width:720px)]:text-blue', { breakpoint: 'max-md' });
    expect(target(below)).toMatchObject({ modifiers: ['max-md'], inPlace: true });
    expect(target(named('[@media(max-width:719px)]:text-blue', { breakpoint: 'max-md' })).modifiers).toEqual([]);
    const dark = named('dark:text-blue', { breakpoint: null, dark: true });
    expect(target(dark)).toMatchObject({ modifiers: ['dark'], words: 'className · dark' });
    const first = named('first:text-blue', { breakpoint: null, modifiers: ['first'] });
    expect(target(first)).toMatchObject({ modifiers: ['first'], words: 'className · first', inPlace: true });
    // a chosen target stays, a state counts only where it is chosen, and a class with other modifiers is not the target
    expect(target(named('md:text-blue'), { breakpoint: 'max-md' })).toMatchObject({
      modifiers: ['max-md'],
      inPlace: false,
    });
    expect(target(named('hover:text-blue', { breakpoint: null, modifiers: ['hover'] }))).toMatchObject({
      modifiers: [],
    });
    const hovered = named('md:hover:text-blue', { modifiers: ['hover'] });
    expect(target(hovered)).toMatchObject({ modifiers: [], inPlace: false });
    expect(target(hovered, { state: 'hover' })).toMatchObject({ modifiers: ['hover', 'md'] });
    expect(target(named('card'))).toMatchObject({ modifiers: [], inPlace: false });
    expect(targetOf(origin(named('md:text-blue')), BASE, { ...tailwind, chosen: 'Tailwind' }).modifiers).toEqual([]);
    // an attribute stays, unlike the pointer
    expect(target(named('disabled:text-blue', { breakpoint: null, modifiers: ['disabled'] }))).toMatchObject({
      modifiers: ['disabled'],
    });
    // the page has the container's width now
    const inContainer = (name: string, over = {}) => target(named(name, { breakpoint: null, ...over })).modifiers;
    expect(inContainer('@md:text-blue')).toEqual(['@md']);
    expect(inContainer('@min-[30rem]/main:text-blue')).toEqual(['@min-[30rem]/main']);
    expect(inContainer('@md:hover:text-blue', { modifiers: ['hover'] })).toEqual([]);
    expect(inContainer('@md:text-blue', { applied: false })).toEqual([]);
    // and an attribute its value, but not one that follows the pointer
    expect(inContainer('data-[state=unchecked]:text-blue')).toEqual(['data-[state=unchecked]']);
    expect(inContainer('aria-selected:text-blue')).toEqual(['aria-selected']);
    expect(inContainer('data-[state=open]:hover:text-blue', { modifiers: ['hover'] })).toEqual([]);
    expect(inContainer('data-[hover]:text-blue')).toEqual([]);
    expect(inContainer('data-focus:text-blue')).toEqual([]);
    expect(inContainer('group-data-[state=open]:text-blue')).toEqual([]);
  });

  it('is the rule that wins, whatever it is for, while nothing is chosen', () => {
    const wide = rule({ ...own, breakpoint: 'md' });
    expect(targetOf(origin(wide), BASE, tailwind)).toMatchObject({ rule: own.source, inPlace: true });
  });

  it('is for a state of the source, too, where the rule of that state wins', () => {
    const disabled = rule({ ...own, modifiers: ['disabled'] });
    const dark: EditingContext = { ...BASE, theme: 'dark' };
    expect(targetOf(origin(disabled, dark), dark, plain)).toMatchObject({
      rule: null,
      modifiers: ['dark', 'disabled'],
    });
    expect(targetOf(origin(disabled), BASE, plain)).toMatchObject({
      rule: own.source,
      modifiers: [],
      lasting: ['disabled'],
      inPlace: true,
    });
    const hovered = rule({ ...own, modifiers: ['hover'] });
    expect(targetOf(origin(hovered, dark), dark, plain)).toMatchObject({ modifiers: ['dark'], lasting: [] });
  });

  it('is what the user chose', () => {
    expect(targetOf(origin(own), BASE, { ...plain, chosen: 'Inline' })).toMatchObject({
      framework: 'Inline',
      rule: null,
    });
  });
});

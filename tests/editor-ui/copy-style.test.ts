/** What of a copied look goes to another element: the values that change something there. */
import { expect, it } from 'vitest';
import { inShorthands, pastedSubjects } from '../../src/editor-ui/commands/style-clipboard.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import { changingStyle, copiedStyle } from '../../src/editor-ui/styling/copy-style.ts';
import { createStylingStore } from '../../src/editor-ui/styling/store.ts';
import type { TreeElement } from '../../src/protocol/api.ts';
import type { DesignSystemAnswer } from '../../src/protocol/design-system.ts';
import type { ProcessedCssRule } from '../../src/protocol/style-rules.ts';
import { idOf } from './fake-project.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

const [FROM, TO] = [keyOf(6, '0-0'), keyOf(7, '0-1')];

function rule(declared: Record<string, string>, more: Partial<ProcessedCssRule> = {}): ProcessedCssRule {
  return {
    selector: '.card',
    filename: 'src/card.css',
    styles: declared,
    declarations: Object.entries(declared).map(([property, value]) => ({ property, value, important: false, line: 2 })),
    applied: true,
    allowChanges: true,
    inherited: false,
    modifiers: [],
    classParsed: null,
    origin: 'rule',
    specificity: [0, 1, 0],
    media: [],
    source: { filename: 'src/card.css', selector: '.card', line: 1, conditions: [] },
    breakpoint: null,
    dark: false,
    locked: null,
    ...more,
  } as ProcessedCssRule;
}

/** Copies the look of one element and answers what of it would be pasted on another. */
function pasted(
  from: { rules: ProcessedCssRule[]; values: Record<string, string> },
  to: { rules: ProcessedCssRule[]; values: Record<string, string> },
  design: DesignSystemAnswer | null = null,
): Record<string, string> {
  const { store } = bench();
  const styling = createStylingStore();
  const editor = { store, styling: { store: styling } } as unknown as Editor;
  patchFrame(store, MAIN_FRAME, { tree: indexNavTree(navTree({ id: 5, children: [{ id: 6 }, { id: 7 }] })) });
  const show = (key: string, { rules, values }: typeof from) => {
    store.setState({ selection: [key] });
    styling.setState({
      styles: { [key]: { values, parent: {}, parentFontSize: '', backdrop: '', rem: '' } },
      rules,
      rulesKey: key,
      design,
    });
  };
  show(FROM, from);
  const copied = copiedStyle(editor);
  show(TO, to);
  return changingStyle(editor, copied);
}

it('nothing that the other one shows already', () => {
  const reset = rule({ 'padding-top': '0', 'font-size': '18px' }, { selector: '*' });
  const own = rule({ 'background-color': 'var(--card)', 'letter-spacing': '0.1em' });
  const values = {
    'padding-top': '0px',
    'font-size': '18px',
    'background-color': 'rgb(1, 1, 1)',
    'letter-spacing': '2px',
  };
  const other = { ...values, 'background-color': 'rgb(9, 9, 9)', 'letter-spacing': '0px' };
  expect(pasted({ rules: [own, reset], values }, { rules: [reset], values: other })).toEqual({
    'background-color': 'var(--card)',
    'letter-spacing': '2px',
  });
  expect(pasted({ rules: [own, reset], values }, { rules: [], values })).toEqual({});
});

it('an inherited colour where the other one sets its own, which would show on the copied background', () => {
  const around = rule({ color: 'black' }, { selector: 'body', inherited: true });
  const from = {
    rules: [rule({ 'background-color': 'white' }), around],
    values: { 'background-color': 'w', color: 'b' },
  };
  const dark = { 'background-color': 'b', color: 'w' };
  expect(pasted(from, { rules: [rule({ color: 'white' }), around], values: dark })).toEqual({
    'background-color': 'white',
    color: 'black',
  });
  expect(pasted(from, { rules: [around], values: dark })).toEqual({ 'background-color': 'white' });
});

it('effects and the line of the text, but no colour that only follows the text', () => {
  const look = {
    filter: 'blur(4px)',
    'text-shadow': 'rgb(0, 0, 0) 0px 1px 2px',
    'outline-width': '2px',
    'text-decoration-style': 'wavy',
    'text-decoration-color': 'currentcolor',
  };
  const shown = { ...look, 'text-decoration-color': 'rgb(1, 1, 1)' };
  const other = Object.fromEntries(Object.keys(look).map((property) => [property, 'none']));
  const { 'text-decoration-color': _, ...copied } = look;
  expect(pasted({ rules: [rule(look)], values: shown }, { rules: [], values: other })).toEqual(copied);
});

it('of a computed shadow the layers that draw something', () => {
  const nothing = 'rgba(0, 0, 0, 0) 0px 0px 0px 0px';
  const shadow = 'rgba(0, 0, 0, 0.05) 0px 1px 2px 0px';
  const of = (computed: string) =>
    pasted(
      { rules: [rule({ 'box-shadow': 'var(--tw-a), var(--tw-b)' })], values: { 'box-shadow': computed } },
      { rules: [], values: { 'box-shadow': 'rgb(1, 1, 1) 0px 0px 9px 0px' } },
    )['box-shadow'];
  expect(of([nothing, nothing, shadow].join(', '))).toBe(shadow);
  expect(of([shadow, nothing].join(', '))).toBe(shadow);
  expect(of([nothing, nothing].join(', '))).toBe('none');
});

it('what utility classes say, to an element that gets classes, with the tokens of the project', () => {
  const design = { framework: 'tailwind-3', breakpoints: [] as never[] } as unknown as DesignSystemAnswer;
  const ofClass = (name: string, styles: Record<string, string>) =>
    rule(styles, { selector: `.${name}`, classParsed: name, source: null });
  const reset = rule(
    { '--tw-ring-shadow': '0 0 #0000', '--tw-gradient-from-position': ' ' },
    { selector: '*', source: null, specificity: [0, 0, 0] },
  );
  const rules = [
    ofClass('text-cream', { '--tw-text-opacity': '1', color: 'hsl(var(--cream) / var(--tw-text-opacity, 1))' }),
    ofClass('shadow-soft', {
      '--tw-shadow': 'var(--shadow-soft)',
      'box-shadow': 'var(--tw-inset-shadow), var(--tw-ring-shadow, 0 0 #0000), var(--tw-shadow)',
    }),
    ofClass('text-xl', { 'font-size': 'var(--text-xl)', 'line-height': 'var(--tw-leading, var(--text-xl--lh))' }),
    ofClass('bg-gradient-to-r', { 'background-image': 'linear-gradient(to right, var(--tw-gradient-stops))' }),
    ofClass('from-olive', {
      '--tw-gradient-from': 'hsl(var(--olive)) var(--tw-gradient-from-position)',
      '--tw-gradient-stops': 'var(--tw-gradient-from), white',
    }),
    ofClass('font-thin', { 'font-weight': 'var(--tw-font-weight)' }),
    reset,
  ];
  const values = {
    color: 'c',
    'box-shadow': 's',
    'font-size': '20px',
    'line-height': '28px',
    'background-image': 'g',
    'font-weight': '100',
  };
  expect(pasted({ rules, values }, { rules: [], values: {} }, design)).toEqual({
    color: 'hsl(var(--cream) / 1)',
    'box-shadow': 'var(--shadow-soft)',
    'font-size': 'var(--text-xl)',
    'line-height': 'var(--text-xl--lh)',
    'background-image': 'linear-gradient(to right, hsl(var(--olive)), white)',
    'font-weight': '100',
  });
});

it('what a rule says, as long as it means the same on another element', () => {
  const look = {
    'background-image': 'linear-gradient(hsl(var(--ink) / 0.5) 0%, red 50%)',
    'border-top-width': 'calc(var(--line) * 2)',
    'font-size': '120%',
    'letter-spacing': 'calc(1em / 2)',
    color: '$brand',
    'line-height': '1.5',
  };
  const values = Object.fromEntries(Object.keys(look).map((name) => [name, `computed ${name}`]));
  expect(pasted({ rules: [rule(look)], values }, { rules: [], values: {} })).toEqual({
    ...values,
    'background-image': look['background-image'],
    'border-top-width': look['border-top-width'],
    'line-height': '1.5',
  });
});

it('each property where its value comes from now, the others where the edit is', () => {
  const { store } = bench();
  const styling = createStylingStore();
  const editor = { store, styling: { store: styling } } as unknown as Editor;
  patchFrame(store, MAIN_FRAME, { tree: indexNavTree(navTree({ id: 6 })) });
  const key = keyOf(6, '0');
  store.setState({ selection: [key], elements: { [idOf(6)]: { codebaseId: idOf(6) } as TreeElement } });
  const ofClass = (name: string, styles: Record<string, string>, breakpoint: string | null) =>
    rule(styles, { selector: `.${name}`, classParsed: name, source: null, breakpoint });
  const rules = [
    ofClass('sm:text-3xl', { 'font-size': '30px', 'line-height': '36px' }, 'sm'),
    ofClass('text-lg', { 'font-size': '18px', 'line-height': '28px' }, null),
    ofClass('text-red', { color: 'red' }, null),
  ];
  styling.setState({
    rules,
    rulesKey: key,
    design: { framework: 'tailwind-4', breakpoints: [] as never[] } as unknown as DesignSystemAnswer,
  });
  const places = () =>
    pastedSubjects(editor, ['color', 'font-size', 'line-height']).map(({ modifiers, only }) => [
      modifiers,
      [...(only ?? [])],
    ]);
  expect(places()).toEqual([
    [[], ['color']],
    [['sm'], ['font-size', 'line-height']],
  ]);
});

it('sides and corners of one value are pasted as one property, if they go to one place', () => {
  const corners = (value: string) =>
    Object.fromEntries(
      ['top-left', 'top-right', 'bottom-right', 'bottom-left'].map((at) => [`border-${at}-radius`, value]),
    );
  const style = {
    ...corners('2px'),
    'padding-top': '4px',
    'row-gap': 'calc(1px + 2px)',
    'column-gap': 'calc(1px + 2px)',
  };
  const subject = { codebaseId: idOf(1), framework: 'CSS', rule: null, modifiers: [] } as const;
  const pasted = (only: readonly string[], of: Record<string, string> = style) => {
    const { changes, subjects } = inShorthands(of, [{ ...subject, only: new Set(only) }]);
    return Object.fromEntries(Object.entries(changes).filter(([name]) => subjects[0]?.only?.has(name)));
  };
  expect(pasted(Object.keys(style))).toEqual({ 'border-radius': '2px', 'padding-top': '4px', gap: 'calc(1px + 2px)' });
  expect(pasted(['border-top-left-radius'])).toEqual({ 'border-top-left-radius': '2px' });
  const elliptic = corners('2px 4px');
  expect(pasted(Object.keys(elliptic), elliptic)).toEqual(elliptic);
});

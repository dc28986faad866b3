/** Which values a token can be made of, and which names it may get. */
import { describe, expect, test } from 'vitest';
import { tokenValueOf } from '../../src/editor-ui/inspector/styles/new-token.ts';
import type { PropertyView } from '../../src/editor-ui/inspector/styles/use-property.ts';
import { NOWHERE } from '../../src/editor-ui/styling/resolve.ts';
import { beginningOf, fullName, isWhole, problemOfName } from '../../src/editor-ui/styling/token-names.ts';
import type { DesignSystemAnswer } from '../../src/protocol/design-system.ts';

const design = (framework: DesignSystemAnswer['framework']) =>
  ({ framework, tokens: [{ name: '--color-brand', value: '#123456' }] }) as unknown as DesignSystemAnswer;

/** A value of a style attribute. */
const view = (property: string, text: string, more: Partial<PropertyView> = {}) =>
  ({
    property,
    text,
    computed: text,
    mixed: false,
    origin: { ...NOWHERE, kind: 'inline', written: text },
    ...more,
  }) as PropertyView;

describe('values', () => {
  test.each([
    ['color', 'rgb(194, 65, 12)', '#c2410c'],
    ['color', 'tomato', 'tomato'],
    ['box-shadow', 'rgb(0, 0, 0) 0px 1px 2px', '#000000 0px 1px 2px'],
    ['padding-left', '13px', '13px'],
    ['font-family', 'serif', 'serif'],
    ['border-radius', '8px 4px', '8px 4px'],
  ])('%s: %s', (property, text, value) => expect(tokenValueOf(view(property, text))).toBe(value));

  test.each([
    ['a token already', view('color', 'var(--ink)')],
    ['partly a token', view('padding', 'calc(var(--gap) * 2)')],
    ['a word', view('display', 'flex')],
    ['nothing', view('color', '')],
    ['no colour', view('color', 'transparent')],
    ['zero', view('margin-top', '0px')],
    ['a picture', view('background-image', 'url(a.png)')],
    ['mixed', view('color', 'red', { mixed: true })],
    ['inherited', view('color', 'red', { origin: { ...NOWHERE, kind: 'inherited', written: 'red' } })],
    ['set nowhere', view('color', 'red', { origin: NOWHERE })],
  ])('none of what is %s', (_, one) => expect(tokenValueOf(one)).toBeNull());
});

describe('names', () => {
  test.each([
    ['background-color', '--color-', '--color-'],
    ['border-top-left-radius', '--radius-', '--radius-'],
    ['font-size', '--text-', '--font-size-'],
    ['line-height', '--leading-', '--line-height-'],
    ['box-shadow', '--shadow-', '--shadow-'],
    ['font-family', '--font-', '--font-'],
    ['padding-left', '--spacing-', '--spacing-'],
    ['row-gap', '--spacing-', '--spacing-'],
    ['width', '--', '--'],
  ])('of %s', (property, tailwind, other) => {
    expect(beginningOf(property, design('tailwind-4'))).toBe(tailwind);
    expect(beginningOf(property, design(null))).toBe(other);
    expect(beginningOf(property, null)).toBe(other);
  });

  test('the dashes may be left out', () => {
    expect(['accent', '-accent', '--accent', ' accent '].map(fullName)).toEqual(Array(4).fill('--accent'));
  });

  test('a beginning is no name yet', () => {
    expect(['', '--', '--color-', 'a-'].filter(isWhole)).toEqual([]);
    expect(['--color', 'a', '--color-a'].every(isWhole)).toBe(true);
  });

  test('taken and wrong ones are told', () => {
    expect(problemOfName('--color-', design(null))).toBe('');
    expect(problemOfName('color-brand', design(null))).toContain('--color-brand is there already: #123456.');
    expect(problemOfName('--a b', null)).toContain('letters, digits and dashes');
    expect(problemOfName('--a;', null)).toContain('letters, digits and dashes');
    expect(problemOfName('--tw-ring', null)).toContain('Tailwind');
    expect(problemOfName(`--${'a'.repeat(100)}`, null)).toContain('too long');
  });
});

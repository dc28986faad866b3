import { describe, expect, it } from 'vitest';
import { contrastOf, formatColor, formatOf, readColor } from '../../src/editor-ui/inspector/styles/colors.ts';
import { linkedSides } from '../../src/editor-ui/inspector/styles/linked-sides.ts';
import {
  formatNumber,
  parseNumber,
  shortColor,
  stepFactor,
  stepValue,
  tokenOf,
  withShortColors,
} from '../../src/editor-ui/styling/css-value.ts';
import { readDeclared, readTyped, unitMeant } from '../../src/editor-ui/styling/typed-value.ts';

const typed = (text: string, property = 'padding-left', unit: string | null = 'px', ok = true) =>
  readTyped(text, { property, unit, supports: () => ok });

describe('numbers in fields', () => {
  it('are read with their unit, and nothing else is', () => {
    expect(parseNumber('1.5rem')).toEqual({ number: 1.5, unit: 'rem' });
    expect(parseNumber(' -.5em ')).toEqual({ number: -0.5, unit: 'em' });
    expect(parseNumber('50%')).toEqual({ number: 50, unit: '%' });
    expect(['auto', 'calc(1px + 2px)', '1px 2px', '', 'var(--a)'].map(parseNumber)).toEqual(Array(5).fill(null));
    expect(formatNumber({ number: 0.1 + 0.2, unit: 'rem' })).toBe('0.3rem');
  });

  // covers ux values.6
  it('step in their own unit, ten times with ⇧ and a tenth with ⌥', () => {
    expect(stepValue('16px', 1)).toBe('17px');
    expect(stepValue('1rem', -1)).toBe('0.9rem');
    expect(stepValue('16px', stepFactor({ shiftKey: true, altKey: false }))).toBe('26px');
    expect(stepValue('16px', stepFactor({ shiftKey: false, altKey: true }))).toBe('16.1px');
    expect(stepValue('2px', -10, { least: 0 })).toBe('0px');
    expect(stepValue('0.99', 10, { most: 1, plain: 0.01 })).toBe('1');
    expect(stepValue('80%', 1, { least: 0, most: 1, plain: 0.01 })).toBe('81%');
    expect(stepValue('99%', 10, { least: 0, most: 1, plain: 0.01 })).toBe('100%');
    expect(stepValue('auto', 1)).toBeNull();
  });
});

describe('typed values', () => {
  it('keep what is CSS, and give a bare number the unit that was there', () => {
    expect(typed('12')).toEqual({ ok: true, value: '12px' });
    expect(typed('1.5', 'padding-left', 'rem')).toEqual({ ok: true, value: '1.5rem' });
    expect(typed('0')).toEqual({ ok: true, value: '0' });
    expect(typed('1.4', 'line-height', null)).toEqual({ ok: true, value: '1.4' });
    expect(typed('calc(1rem + 2px);')).toEqual({ ok: true, value: 'calc(1rem + 2px)' });
    expect(typed('--gap')).toEqual({ ok: true, value: 'var(--gap)' });
  });

  it('of opacity are percentages above 1, written as a share or as the percentage that was there', () => {
    const opacity = (text: string, unit: string | null = null) => {
      const result = typed(text, 'opacity', unit);
      return result.ok ? result.value : result.reason;
    };
    expect(['80', '80%', '0.8', '.8', '1', '0', '100', '250'].map((text) => opacity(text))).toEqual([
      '0.8',
      '0.8',
      '0.8',
      '0.8',
      '1',
      '0',
      '1',
      '1',
    ]);
    expect(['80', '80%', '0.8', '0'].map((text) => opacity(text, '%'))).toEqual(['80%', '80%', '80%', '0%']);
    expect(opacity('var(--dim)')).toBe('var(--dim)');
    // in a declaration a typed unit counts, and a number is in the unit that was there
    const declared = (text: string, before: string) => {
      const read = readDeclared(text, { property: 'opacity', before, supports: () => true });
      return read.ok && read.value;
    };
    expect(['60%', '60%;', '0.6', '80'].map((text) => declared(text, '0.5'))).toEqual(['60%', '60%', '0.6', '0.8']);
    expect(['60%', '0.6', '80', '80;'].map((text) => declared(text, '50%'))).toEqual(['60%', '60%', '80%', '80%']);
  });

  it('in a declaration are in the unit that was there, where they are no value by themselves', () => {
    const supports = (property: string, value: string) => property === 'line-height' || !/^\d+$/.test(value);
    const declared = (property: string, text: string, before: string) =>
      readDeclared(text, { property, before, supports });
    expect(declared('padding', '24', '1.5rem')).toEqual({ ok: true, value: '24rem' });
    expect(declared('line-height', '2', '24px')).toEqual({ ok: true, value: '2' });
    expect(declared('padding', '24', 'auto').ok).toBe(false);
  });

  it('keep the unit of the value that was there, where they make sense in it', () => {
    const unit = (property: string, text: string, before: string) =>
      unitMeant(property, text, parseNumber(before) as NonNullable<ReturnType<typeof parseNumber>>);
    expect(['2', '1.25', '3', '0', '-2'].map((text) => unit('font-size', text, '1.5rem'))).toEqual(
      Array(5).fill('rem'),
    );
    expect(['32', '14', '-24'].map((text) => unit('font-size', text, '1.5rem'))).toEqual(['px', 'px', 'px']);
    expect([unit('padding', '24', '1.5em'), unit('padding', '24', '12rem')]).toEqual(['px', 'rem']);
    expect([unit('width', '40', '8rem'), unit('width', '320', '20rem')]).toEqual(['rem', 'px']);
    expect([unit('width', '320', '50%'), unit('width', '320', '20vw')]).toEqual(['%', 'vw']);
  });

  it('count equal columns and rows', () => {
    expect(typed('2', 'grid-template-columns', null)).toEqual({ ok: true, value: 'repeat(2, minmax(0, 1fr))' });
    expect(typed('200px', 'grid-template-rows', null)).toEqual({ ok: true, value: '200px' });
    expect(typed('0', 'grid-template-columns', null)).toEqual({ ok: true, value: '0' });
  });

  it('may be a token alone, which fields show as what it comes to', () => {
    expect(tokenOf(' var( --brand ) ')).toBe('--brand');
    expect(['var(--a, red)', 'calc(var(--a) * 2)', '--a', 'red'].map(tokenOf)).toEqual(Array(4).fill(null));
  });

  it('say why they are none', () => {
    const reason = (text: string, ok = false) => {
      const result = typed(text, 'padding-left', 'px', ok);
      return result.ok ? '' : result.reason;
    };
    expect(reason('12pxx')).toBe('“pxx” is no unit. Try px, rem, em or %.');
    expect(reason('-4px')).toBe('padding-left takes no value below 0.');
    expect(reason('calc(1px + 2px')).toBe('A bracket is missing.');
    expect(reason('red')).toBe('“red” is no value of padding-left.');
    expect(reason('1px; color: red', true)).toBe('A value holds no braces, semicolons or comments.');
    expect(reason('1px !important', true)).toBe('Leave !important out: it is kept where it is.');
  });
});

it('sides are linked by ⌘ or Ctrl, all four with ⇧', () => {
  const keys = (ctrlKey: boolean, shiftKey: boolean) => ({ ctrlKey, shiftKey, metaKey: false });
  expect(linkedSides('padding', 'left', keys(false, true))).toEqual(['padding-left']);
  expect(linkedSides('padding', 'left', keys(true, false))).toEqual(['padding-left', 'padding-right']);
  expect(linkedSides('margin', 'top', keys(true, true))).toEqual([
    'margin-top',
    'margin-right',
    'margin-bottom',
    'margin-left',
  ]);
});

describe('colours', () => {
  it('of the browser are shown as most people write them', () => {
    expect(shortColor('rgb(22, 32, 27)')).toBe('#16201b');
    expect(shortColor('rgba(0, 0, 0, 0)')).toBe('transparent');
    expect(shortColor('rgba(1, 2, 3, 0.5)')).toBe('rgba(1, 2, 3, 0.5)');
    expect(shortColor('oklch(0.5 0.1 20)')).toBe('oklch(0.5 0.1 20)');
    expect(withShortColors('linear-gradient(rgb(99, 102, 241) 0%, rgba(0, 0, 0, 0))')).toBe(
      'linear-gradient(#6366f1 0%, transparent)',
    );
  });

  it('are written in four ways, with their alpha', () => {
    const color = readColor('rgba(51, 102, 153, 0.5)');
    if (!color) throw new Error('not read');
    expect(formatColor(color, 'hex')).toBe('#33669980');
    expect(formatColor(color, 'rgb')).toBe('rgb(51 102 153 / 0.5)');
    expect(formatColor(color, 'hsl')).toBe('hsl(210 50% 40% / 0.5)');
    expect(formatColor(color, 'oklch')).toBe('oklch(0.499 0.099 250.4 / 0.5)');
    expect(formatColor({ ...color, alpha: 1 }, 'hex')).toBe('#336699');
  });

  it('go on being written as they were', () => {
    expect(['#fff', 'rgb(1, 2, 3)', 'hsl(1 2% 3%)', 'oklch(0.5 0 0)'].map(formatOf)).toEqual([
      'hex',
      'hex',
      'hsl',
      'oklch',
    ]);
    expect(readColor('color-mix(in srgb, red, blue)')).toBeNull();
  });

  it('are compared as they are seen', () => {
    expect(contrastOf('#000', '#fff')).toBeCloseTo(21, 1);
    expect(contrastOf('#00000000', '#fff')).toBeCloseTo(1, 5);
    expect(contrastOf('var(--x)', '#fff')).toBeNull();
    expect(contrastOf('#000', 'transparent', '#fff')).toBeCloseTo(21, 1);
    expect(contrastOf('#000', '#00000080', '#fff')).toBeCloseTo(contrastOf('#000', '#7f7f7f') ?? 0, 1);
    expect(contrastOf('#000', '#fff', '')).toBeCloseTo(21, 1);
    expect(contrastOf('#000', '#ffffff80', '')).toBeNull();
  });
});

/** The cells of a grid of variants, for components with several shapes of props. */
import { describe, expect, it } from 'vitest';
import { planVariants } from '../../src/editor-ui/canvases/variants-plan.ts';
import type { ComponentProp, PropKind } from '../../src/protocol/component-props.ts';
import { prop } from './component-prop.ts';

type Values = (string | number | boolean | null)[];
const choice = (name: string, values: Values, more?: Partial<ComponentProp>) =>
  prop(name, { kind: 'enum', values, isOpen: false }, more);
const BOOLEAN: PropKind = { kind: 'boolean' };
const DISABLED = prop('disabled', BOOLEAN, { isInherited: true });
const VARIANT = choice('variant', ['solid', 'ghost', null]);
const SIZE = choice('size', ['sm', 'md', 'lg', null]);
const letters = (count: number) => [...'abcdefgh'].slice(0, count);
const names = (props: ComponentProp[], base = {}, room = 59) =>
  planVariants(props, base, room).rows.map((row) => row.map(({ name }) => name));

describe('two props with few values', () => {
  it('span rows and columns, with the states as a last row', () => {
    expect(names([SIZE, DISABLED, VARIANT])).toEqual([
      ['solid · sm', 'solid · md', 'solid · lg'],
      ['ghost · sm', 'ghost · md', 'ghost · lg'],
      ['Hover', 'Focus', 'Disabled', 'Dark'],
    ]);
  });

  it('keep the other props of the component; its states have the values that it has now', () => {
    const { rows } = planVariants([VARIANT, SIZE, DISABLED], { size: 'lg', children: 'Go' }, 59);
    expect(rows[1]?.[0]).toEqual({
      name: 'ghost · sm',
      props: { variant: 'ghost', size: 'sm', children: 'Go' },
      state: null,
      theme: null,
    });
    const base = { size: 'lg', children: 'Go' };
    expect(rows[2]).toEqual([
      { name: 'Hover', props: base, state: 'hover', theme: null },
      { name: 'Focus', props: base, state: 'focus', theme: null },
      { name: 'Disabled', props: { ...base, disabled: true }, state: null, theme: null },
      { name: 'Dark', props: base, state: null, theme: 'dark' },
    ]);
  });

  it('are the most telling ones, of the component itself, with two to eight values', () => {
    const align = choice('align', ['start', 'end']);
    const long = choice('color', [...'abcdefghi']);
    const only = choice('shape', ['round', null]);
    const inherited = choice('type', ['button', 'submit'], { isInherited: true });
    expect(names([align, long, only, inherited, SIZE])[0]).toEqual(['sm · start', 'sm · end']);
  });
});

it('the values of an only prop are columns, and the states rows', () => {
  expect(names([SIZE, DISABLED])).toEqual([
    ['sm', 'md', 'lg'],
    ['sm · Hover', 'md · Hover', 'lg · Hover'],
    ['sm · Focus', 'md · Focus', 'lg · Focus'],
    ['sm · Disabled', 'md · Disabled', 'lg · Disabled'],
    ['sm · Dark', 'md · Dark', 'lg · Dark'],
  ]);
});

it('without such props booleans are off and on below the states; an element in its place is none of them', () => {
  const props = [prop('loading', BOOLEAN), prop('asChild', BOOLEAN), prop('disabled', BOOLEAN)];
  expect(names(props)).toEqual([
    ['Default', 'Hover', 'Focus', 'Disabled', 'Dark'],
    ['loading off', 'loading on'],
  ]);
});

it('without any prop there is a row of states', () => {
  expect(names([])).toEqual([['Default', 'Hover', 'Focus', 'Dark']]);
});

describe('with too little room', () => {
  const eight = [choice('variant', letters(8)), choice('size', letters(8)), DISABLED];

  it('there are fewer values, never more cells than room, and the plan tells how many there would be', () => {
    for (const props of [eight, [SIZE, DISABLED], [prop('loading', BOOLEAN), DISABLED]])
      for (let room = 1; room <= 68; room++) {
        const { rows, all } = planVariants(props, {}, room);
        const cells = rows.flat();
        expect(cells.length).toBeGreaterThan(0);
        expect(cells.length).toBeLessThanOrEqual(Math.min(room, all));
        expect(new Set(cells.map(({ name }) => name)).size).toBe(cells.length);
        if (room >= all) expect(cells).toHaveLength(all);
      }
    expect(planVariants(eight, {}, 59).all).toBe(68);
  });

  it('the value that is shown now stays among them, the default too', () => {
    const rows = planVariants(eight, { variant: 'h' }, 29).rows;
    expect(rows.slice(0, -1).map((row) => row[0]?.props.variant)).toEqual(['a', 'b', 'c', 'd', 'h']);
    const size = choice('size', letters(8), { defaultLiteral: 'g' });
    expect(names([size], {}, 12)[0]).toEqual(['a', 'b', 'g']);
  });
});

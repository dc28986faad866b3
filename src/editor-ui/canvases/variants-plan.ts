/** The cells of a grid that shows a component's variants and states: which there are, from its props alone. */
import { LONGEST_NAME, type ShownState, type ShownTheme } from '../../protocol/canvases.ts';
import type { DataProps } from '../../protocol/component-page.ts';
import type { ComponentProp } from '../../protocol/component-props.ts';

/** One frame of the grid. */
export interface Cell {
  name: string;
  props: DataProps;
  state: ShownState | null;
  theme: ShownTheme | null;
}

export interface VariantsPlan {
  rows: Cell[][];
  /** as many cells as the whole grid would have */
  all: number;
}

/** A prop with few values, which span the grid. */
interface Axis {
  name: string;
  values: (string | number | boolean)[];
  /** the value that is shown now: it stays where there is no room for all */
  now: unknown;
}

/** The difference from the component as it is: a state, a theme, or a prop. */
type Look = Pick<Cell, 'name' | 'state' | 'theme'> & { disabled?: true };

/** Props that are about looks, the most telling first. */
const TELLING = ['variant', 'size', 'tone', 'color', 'intent', 'kind', 'type', 'shape'];
const MOST_VALUES = 8;

const DEFAULT: Look = { name: 'Default', state: null, theme: null };

/**
 * Two props span a grid, with the states as a last row; the values of an only one stand above their states. Without any, booleans are
 * off and on, below the states.
 * @param base the props of the component that is shown now
 * @param room frames that the grid may have, at least one
 */
export function planVariants(props: readonly ComponentProp[], base: DataProps, room: number): VariantsPlan {
  const looks = looksOf(props);
  const [first, second] = axesOf(props, base);
  if (first && second) return ofTwo(first, second, looks.slice(1), base, room);
  return first ? ofOne(first, looks, base, room) : ofNone(booleansOf(props), looks, base, room);
}

function ofTwo(first: Axis, second: Axis, looks: readonly Look[], base: DataProps, room: number): VariantsPlan {
  let [rows, columns, states] = [first.values.length, second.values.length, looks.length];
  const all = rows * columns + states;
  while (rows * columns + states > room) {
    if (Math.max(rows, columns) > 2) {
      if (rows > columns) rows--;
      else columns--;
    } else if (states > 0) states--;
    else if (columns > 1) columns--;
    else rows--;
  }
  const across = some(second, columns);
  const grid = some(first, rows).map((down) =>
    across.map((value) => cellOf(`${down} · ${value}`, { ...base, [first.name]: down, [second.name]: value })),
  );
  const last = looks.slice(0, states).map((look) => lookOf(look, base));
  return { rows: last.length > 0 ? [...grid, last] : grid, all };
}

function ofOne(axis: Axis, looks: readonly Look[], base: DataProps, room: number): VariantsPlan {
  let [columns, states] = [axis.values.length, looks.length];
  const all = columns * states;
  while (columns * states > room) {
    if (columns > 2 || states === 1) columns--;
    else states--;
  }
  const across = some(axis, columns);
  const rows = looks.slice(0, states).map((look) =>
    across.map((value) => {
      const name = look === DEFAULT ? `${value}` : `${value} · ${look.name}`;
      return lookOf({ ...look, name }, { ...base, [axis.name]: value });
    }),
  );
  return { rows, all };
}

function ofNone(names: readonly string[], looks: readonly Look[], base: DataProps, room: number): VariantsPlan {
  let [switches, states] = [names.length, looks.length];
  const all = switches * 2 + states;
  while (switches * 2 + states > room) {
    if (switches > 0) switches--;
    else states--;
  }
  const rows = names
    .slice(0, switches)
    .map((name) => [false, true].map((on) => cellOf(`${name} ${on ? 'on' : 'off'}`, { ...base, [name]: on })));
  return { rows: [looks.slice(0, states).map((look) => lookOf(look, base)), ...rows], all };
}

function axesOf(props: readonly ComponentProp[], base: DataProps): Axis[] {
  const rank = ({ name }: Axis) => (TELLING.includes(name) ? TELLING.indexOf(name) : TELLING.length);
  const axes = props.flatMap((prop): Axis[] => {
    const { name, type, isInherited, defaultLiteral } = prop;
    if (isInherited || type.kind !== 'enum') return [];
    const values = type.values.filter((value) => value !== null);
    const now = base[name] ?? defaultLiteral;
    return values.length < 2 || values.length > MOST_VALUES ? [] : [{ name, values, now }];
  });
  return axes.toSorted((a, b) => rank(a) - rank(b));
}

/** An element in place of the component's own is a child, which a component that is shown alone does not have. */
function booleansOf(props: readonly ComponentProp[]): string[] {
  const own = props.filter(({ type, isInherited }) => !isInherited && type.kind === 'boolean');
  return own.map(({ name }) => name).filter((name) => name !== 'asChild' && name !== 'disabled');
}

function looksOf(props: readonly ComponentProp[]): Look[] {
  const canBeDisabled = props.some(({ name, type }) => name === 'disabled' && type.kind === 'boolean');
  return [
    DEFAULT,
    { name: 'Hover', state: 'hover', theme: null },
    { name: 'Focus', state: 'focus', theme: null },
    ...(canBeDisabled ? [{ name: 'Disabled', state: null, theme: null, disabled: true } as const] : []),
    { name: 'Dark', state: null, theme: 'dark' },
  ];
}

/** The first values, and the one that is shown now among them. */
function some({ values, now }: Axis, count: number): Axis['values'] {
  const first = values.slice(0, count);
  const shown = values.find((value) => value === now);
  return shown === undefined || first.includes(shown) ? first : [...first.slice(0, -1), shown];
}

const cellOf = (name: string, props: DataProps): Cell => lookOf({ ...DEFAULT, name }, props);

function lookOf({ name, state, theme, disabled }: Look, props: DataProps): Cell {
  return { name: name.slice(0, LONGEST_NAME), props: disabled ? { ...props, disabled } : props, state, theme };
}

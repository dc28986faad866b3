/** Which classes come, go and take each other's place, before anything is written. */

import { LINE_CLAMP } from '../../protocol/line-clamp.ts';
import { followsText, physicalLonghandsOf } from '../../protocol/shorthands.ts';
import { sideOf } from '../../protocol/width-spans.ts';
import type { ClassToken } from '../classes/class-tokens.ts';
import type { ClassEffect } from './adapter.ts';
import { winBelow } from './below.ts';
import { isImplied } from './brought.ts';
import { type Choice, chooseClass } from './choose.ts';
import { longhandsIn, type Tailwind } from './index.ts';
import { losesTo } from './loses.ts';
import { type ClassName, parseClassName, printClassName } from './names.ts';
import { piecesOf } from './parts.ts';
import { takeSpacing } from './spacing.ts';
import { spelledAs } from './spelling.ts';
import { withBehavior } from './transitions.ts';
import { canonicalValue } from './values.ts';
import type { Wish, Wishes } from './wishes.ts';

/** A class that stands literally in the element's className. */
export interface OwnClass extends ClassName {
  name: string;
  /** stands only on a condition (`on && 'p-4'`) */
  conditional: boolean;
  /** the literal of a condition that it stands in, if the page shows that one: start in the source */
  branch: number | null;
  /** longhands that it sets, see `longhandsIn` */
  longhands: ReadonlySet<string>;
  /** the same, with the properties that Tailwind puts together of parts */
  touches: ReadonlySet<string>;
  /** it sets sides that hang on the direction of the text (`ps-4`) */
  followsText: boolean;
}

export interface Swap {
  /** classes that are replaced or removed in the one branch that is rendered */
  inBranch: Set<string>;
  /** class that goes -> class that comes in its place */
  replaced: Map<string, string>;
  removed: Set<string>;
  added: string[];
  warnings: string[];
}

/** Reason against a swap, for a refusal. */
export type Obstacle =
  | { kind: 'no-class'; wish: Wish }
  | { kind: 'conditional'; property: string; classes: string[] }
  | { kind: 'not-set'; property: string; broader: string | null };

interface TokenOf extends ClassToken {
  literal: { conditional: boolean };
}

/** The element's classes that Tailwind knows. @param branches see `renderedBranches` */
export function ownClasses(
  tokens: readonly TokenOf[],
  tailwind: Tailwind,
  branches: ReadonlyMap<string, number> = new Map(),
): OwnClass[] {
  const found = new Map<string, OwnClass>();
  for (const { value: name, literal } of tokens) {
    const known = found.get(name);
    if (known) {
      known.conditional &&= literal.conditional;
      continue;
    }
    const parsed = parseClassName(name, tailwind);
    const effects = parsed && tailwind.index.effectsOf(parsed.base);
    if (!parsed || !effects) continue;
    const touches = new Set(
      effects
        .filter(({ self, property }) => self && !isDouble(property, effects))
        .flatMap(({ property }) => physicalLonghandsOf(property)),
    );
    found.set(name, {
      ...parsed,
      name,
      conditional: literal.conditional,
      branch: branches.get(name) ?? null,
      longhands: longhandsIn(effects),
      touches,
      followsText: effects.some(({ property, self }) => self && followsText(property)),
    });
  }
  return [...found.values()];
}

/** True for the double of another declaration, for old browsers. */
function isDouble(property: string, effects: readonly ClassEffect[]): boolean {
  const [prefix = null] = /^-(?:webkit|moz|ms)-/.exec(property) ?? [];
  return prefix !== null && effects.some((one) => one.self && `${prefix}${one.property}` === property);
}

/**
 * @param staying classes that the element has and the edit cannot change
 * @param shown all classes of the element on the page, if they are known
 */
export function planSwap(
  own: readonly OwnClass[],
  wishes: Wishes,
  variants: string[],
  tailwind: Tailwind,
  staying: readonly OwnClass[] = [],
  shown?: readonly string[],
): Swap | Obstacle {
  const swap: Swap = { inBranch: new Set(), replaced: new Map(), removed: new Set(), added: [], warnings: [] };
  const here = own.filter((one) => isSameContext(one.variants, variants));
  for (const { property, longhands } of wishes.unset) {
    const obstacle = unset(swap, here, property, longhands);
    if (obstacle) return obstacle;
  }
  const all = withBehavior(wishes.set.flatMap(({ longhands }) => longhands));
  for (const wish of wishes.set) {
    const isHeld = staying.some(({ touches }) => wish.longhands.some((one) => touches.has(one)));
    if (!isHeld && isImplied(wish, wishes.set, tailwind) && leave(swap, here, wish)) continue;
    const before = swap.added.length;
    const around = { own, here, staying, all, variants, tailwind, shown };
    const obstacle = set(swap, around, wish);
    if (obstacle) return obstacle;
    takeSpacing(swap, around, wish, before);
    const beaten = winBelow(swap, around, wish);
    const others = own.filter((one) => !here.includes(one) && !beaten.includes(one));
    swap.warnings.push(...stronger(others, wish, variants, tailwind));
  }
  return swap;
}

function isSameContext(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one));
}

function unset(swap: Swap, here: readonly OwnClass[], property: string, longhands: readonly string[]): Obstacle | null {
  const within = (names: ReadonlySet<string>) => names.size > 0 && [...names].every((one) => longhands.includes(one));
  const isMeant = (one: OwnClass) => property !== LINE_CLAMP || one.longhands.has(LINE_CLAMP);
  const gone = here.filter((one) => isMeant(one) && (within(one.longhands) || within(withoutParts(one.touches))));
  // a part says nothing without the class that reads it
  const conditional = gone.filter((one) => one.conditional && withoutParts(one.touches).size > 0);
  if (conditional.length > 0) return { kind: 'conditional', property, classes: conditional.map(({ name }) => name) };
  const leaving = gone.filter((one) => !one.conditional);
  if (leaving.length === 0) {
    const broader = here.find((one) => isMeant(one) && longhands.some((longhand) => one.touches.has(longhand)));
    return { kind: 'not-set', property, broader: broader?.name ?? null };
  }
  for (const { name } of leaving) swap.removed.add(name);
  return null;
}

/** Takes away the classes for what needs none any more. @returns false where another class sets it too */
function leave(swap: Swap, here: readonly OwnClass[], { longhands }: Wish): boolean {
  const setters = here.filter(
    ({ name, longhands: own }) =>
      !swap.replaced.has(name) && !swap.removed.has(name) && longhands.some((one) => own.has(one)),
  );
  const isAlone = (one: OwnClass) => !one.conditional && [...one.longhands].every((own) => longhands.includes(own));
  if (!setters.every(isAlone)) return false;
  for (const { name } of setters) swap.removed.add(name);
  return true;
}

export interface Around {
  /** the element's classes */
  own: readonly OwnClass[];
  /** the element's classes for the same context */
  here: readonly OwnClass[];
  /** classes that the edit cannot change */
  staying: readonly OwnClass[];
  /** all that the change sets */
  all: readonly string[];
  variants: string[];
  tailwind: Tailwind;
  /** all classes of the element on the page; undefined where they are not known */
  shown: readonly string[] | undefined;
}

/** True where no class that stays, stands on a condition or is for another context has a part in the property. */
function isAlone({ property, longhands, value }: Wish, { own, here, staying }: Around): boolean {
  const parts = [...longhands, ...(piecesOf(property, value)?.parts ?? [])];
  const others = own.filter((one) => one.conditional || !here.includes(one));
  return ![...others, ...staying].some(({ touches }) => parts.some((part) => touches.has(part)));
}

function set(swap: Swap, around: Around, wish: Wish): Obstacle | null {
  const { here, all, tailwind } = around;
  const choice = chooseClass(wish, tailwind, isAlone(wish, around));
  if (!choice) return { kind: 'no-class', wish };
  const taken = here.filter(
    (one) => takesPlace(one, choice.longhands, wish.longhands, all) && isOneDirection(one, wish),
  );
  const conditional = taken.filter((one) => one.conditional);
  const branch = branchToEdit(taken, around);
  const outgoing = branch ?? taken.filter((one) => !one.conditional);
  if (outgoing.length === 0 && conditional.some(({ name }) => around.shown?.includes(name) ?? true)) {
    return { kind: 'conditional', property: wish.property, classes: conditional.map(({ name }) => name) };
  }
  const left = outgoing.filter(({ name }) => !swap.replaced.has(name) && !swap.removed.has(name));
  // of the classes beside the branch, those that the page shows may win over the new one
  const rivals = branch ? taken.filter(({ name, conditional }) => !conditional && around.shown?.includes(name)) : [];
  const gone = taken.filter((one) => !rivals.includes(one));
  const form = formOf(choice, wish, { taken: gone, outgoing, left: left[0] }, around);
  const spelled = (name: string) => (left[0] ? spelledAs(left[0].name, name, tailwind) : name);
  const names = choice.bases.map((base) => spelled(printClassName({ ...form, base }, tailwind)));
  // `!bg-red-500` loses to no class without the `!`
  for (const one of branch ? [] : conditional.filter(({ important }) => important || !form.important))
    swap.warnings.push(`${one.name} stands on a condition and may win over ${names.join(' ')}.`);
  for (const { name } of branch ?? []) swap.inBranch.add(name);
  const isPresent = (name: string) =>
    (branch ?? here.filter((one) => !one.conditional)).some((one) => one.name === name);
  for (const one of outgoing) if (!names.includes(one.name) && !swap.replaced.has(one.name)) swap.removed.add(one.name);
  for (const name of names) if (isPresent(name)) swap.removed.delete(name);
  const missing = names.filter((name) => !isPresent(name));
  if (missing.length === 0) return null;
  const first = left.find(({ name }) => !names.includes(name));
  const kept = first && settleLosses(swap, first, choice, form, around);
  if (kept) (branch ? missing : swap.added).push(kept);
  const shared = outgoing.find((one) => swap.replaced.has(one.name));
  if (shared) swap.replaced.set(shared.name, [swap.replaced.get(shared.name), ...missing].join(' '));
  else if (!first) swap.added.push(...missing);
  else {
    swap.removed.delete(first.name);
    swap.replaced.set(first.name, missing.join(' '));
  }
  return null;
}

/**
 * The classes on a condition that give the property its value on the page, all in one branch. Null where others do, or where the
 * page does not tell: to change one of the branches would be a guess.
 */
function branchToEdit(taken: readonly OwnClass[], { shown = [], tailwind }: Around): readonly OwnClass[] | null {
  const rendered = taken.filter(({ branch }) => branch !== null);
  if (new Set(rendered.map(({ branch }) => branch)).size !== 1) return null;
  const others = taken.filter(({ name, branch }) => branch === null && shown.includes(name));
  return rendered.some(({ name }) => !losesTo(name, others, tailwind)) ? rendered : null;
}

type Form = Pick<ClassName, 'variants' | 'important'>;

interface Predecessors {
  /** classes that say nothing any more */
  taken: readonly OwnClass[];
  /** those whose place the new ones take */
  outgoing: readonly OwnClass[];
  /** the first of these that no other wish has taken yet */
  left: OwnClass | undefined;
}

/** The variants in the order of the class that goes, and `!` where one went with it or a class that stays would win. */
function formOf(
  { bases, longhands }: Choice,
  wish: Wish,
  { taken, outgoing, left }: Predecessors,
  around: Around,
): Form {
  const { here, variants, tailwind } = around;
  const isPart = !wish.longhands.some((one) => longhands.has(one));
  const rivals = here.filter((one) => {
    const sets = isPart ? one.longhands : one.touches;
    return (
      !taken.includes(one) &&
      (outgoing.length === 0 || isOneDirection(one, wish)) &&
      [...longhands, ...wish.longhands].some((longhand) => sets.has(longhand) && longhand !== 'line-height')
    );
  });
  const form = {
    variants: left && isSameContext(left.variants, variants) ? left.variants : variants,
    important: false,
  };
  const loses = bases.some((base) => losesTo(printClassName({ ...form, base }, tailwind), rivals, tailwind));
  return { ...form, important: wish.important || loses || outgoing.some((one) => one.important) };
}

/**
 * What else a class that goes has set: others than the line height of a font size get a warning.
 * @returns the class that keeps that line height, if there is one
 */
function settleLosses(swap: Swap, gone: OwnClass, { longhands }: Choice, form: Form, around: Around): string | null {
  if (gone.longhands.size <= longhands.size) return null;
  const { own, here, all, tailwind } = around;
  const lost = [...gone.longhands].filter(
    (one) => !longhands.has(one) && !all.includes(one) && !(one === 'line-height' && here.some(isLeading)),
  );
  const kept = lost.includes('line-height') ? lineHeightOf(gone, own, tailwind) : null;
  const told = lost.filter((one) => !one.startsWith('--tw-') && !(kept && one === 'line-height'));
  if (told.length > 0) swap.warnings.push(`${gone.name} also set ${told.join(', ')}.`);
  return kept && printClassName({ ...form, base: kept }, tailwind);
}

/** True for a class that is for the line height: it wins over that of a font size. */
function isLeading({ longhands }: OwnClass): boolean {
  return longhands.has('line-height') && !longhands.has('font-size');
}

/**
 * The base for the line height that a font size of the theme (`text-2xl`) brings, for a size that brings none (`text-[13px]`). Null
 * where the element has a line height of its own, over which the new class would win.
 */
function lineHeightOf({ base }: OwnClass, own: readonly OwnClass[], tailwind: Tailwind): string | null {
  if (own.some(isLeading)) return null;
  const effect = tailwind.index.effectsOf(base)?.find(({ property, self }) => self && property === 'line-height');
  const canonical = canonicalValue(effect?.value ?? '', (name) => tailwind.themeValue(name), tailwind.rem);
  if (!/^[\d.]+(?:px|%|em)?$/.test(canonical)) return null;
  const value = canonical.replace(/(\.\d{4})\d+/, '$1');
  const wish = { property: 'line-height', longhands: ['line-height'], value, important: false };
  return chooseClass(wish, tailwind)?.bases[0] ?? null;
}

/**
 * True when a class says nothing any more once `chosen` stands there: the new class sets all of its longhands, or the new
 * class sets the property that this one is a part of. A step of a font size takes the place of another, whatever else they set.
 */
function takesPlace(
  one: OwnClass,
  chosen: ReadonlySet<string>,
  wished: readonly string[],
  all: readonly string[],
): boolean {
  const isAsked = (longhand: string) =>
    wished.includes(longhand) || (chosen.has(longhand) && longhand.startsWith('--'));
  const own = [...one.longhands];
  if (own.some(isAsked)) {
    if (own.every((longhand) => isAsked(longhand) || chosen.has(longhand) || all.includes(longhand))) return true;
    return wished.length === 1 && wished[0] === 'font-size' && !own.some((longhand) => BOXY.test(longhand));
  }
  const whole = [...withoutParts(one.touches)];
  return whole.length > 0 && whole.every((longhand) => chosen.has(longhand) && wished.includes(longhand));
}

/**
 * True where a class surely sets the wished longhands: `ps-4` is the left padding or the right one, which the page knows and the
 * source does not. Both sides of an axis are the same in either direction.
 */
function isOneDirection(one: OwnClass, { property, longhands }: Wish): boolean {
  if (one.followsText === followsText(property)) return true;
  const mirrored = (name: string) => name.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left'));
  return [...one.longhands].every((name) => !longhands.includes(name) || longhands.includes(mirrored(name)));
}

/** Properties that no font size of Tailwind sets: a class that does is the project's own. */
const BOXY = /^(?:padding|margin|border|background|color|display)/;

function withoutParts(touches: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...touches].filter((one) => !one.startsWith('--')));
}

/** Classes for narrower conditions that set the same and keep saying so where these hold. */
function stronger(
  others: readonly OwnClass[],
  wish: Wish,
  variants: readonly string[],
  { breakpoints }: Tailwind,
): string[] {
  const all = breakpoints.map(({ name, minWidth }) => ({ name, pixels: minWidth }));
  const beginsIn = ({ variants: own }: OwnClass, variant: string) => {
    const edge = sideOf(variant, all);
    const starts = own.map((one) => sideOf(one, all)).filter((one) => one?.side === 'up');
    return edge?.side === 'below' && starts.some((one) => one && one.breakpoint.pixels < edge.breakpoint.pixels);
  };
  const holdsIn = (one: OwnClass) =>
    variants.every((variant) => one.variants.includes(variant) || beginsIn(one, variant));
  const placeOf = (one: OwnClass) => {
    const more = one.variants.filter((variant) => !variants.includes(variant));
    const side = more.length === 1 && sideOf(more[0] as string, all);
    if (!side) return `where ${more.join(':')} applies`;
    return side.side === 'up' ? `from ${side.breakpoint.name} up` : `below ${side.breakpoint.name}`;
  };
  return others
    .filter((one) => holdsIn(one) && wish.longhands.some((longhand) => one.touches.has(longhand)))
    .map((one) => `${one.name} still wins ${placeOf(one)}.`);
}

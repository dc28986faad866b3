/**
 * A STYLING change split into wishes that one class each can fulfil: `padding: 8px 16px` is two wishes, one for each pair of sides,
 * and `padding-left` and `padding-right` of one value are one.
 */

import { CLAMP_LONGHANDS, CLAMPED, LINE_CLAMP } from '../../protocol/line-clamp.ts';
import { BOXES, PAIRS, physicalLonghandsOf } from '../../protocol/shorthands.ts';
import { styleKey } from '../css/values.ts';
import type { Refusal } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import { loneSurrogate } from '../refusals.ts';
import { canonicalColor } from '../styling/colors.ts';
import { invalidStyle } from '../styling/style-refusals.ts';
import { hasLoneSurrogate } from '../text/quoting.ts';
import { splitOutside } from './names.ts';
import { STRICTNESS } from './parts.ts';
import { partsOfTransition } from './transitions.ts';

export interface Wish {
  /** kebab-case; of several longhands the property that they belong to */
  property: string;
  longhands: readonly string[];
  value: string;
  important: boolean;
}

export interface Wishes {
  set: Wish[];
  /** longhands to unset, with the property that was asked for */
  unset: { property: string; longhands: readonly string[] }[];
}

/** @param changes property, in either spelling, to value; null unsets */
export function wishesOf(changes: Record<string, string | null>, where: Where): Wishes | Refusal {
  const wishes: Wishes = { set: [], unset: [] };
  const simple = new Map<string, string>();
  const important = new Set<string>();
  const named = new Map<string, string | null>();
  for (const [name, value] of Object.entries(changes)) {
    const property = kebab(name);
    if (property === null) return invalidStyle(where, name.slice(0, 60), 'is no CSS property');
    named.set(property, value);
  }
  for (const [property, value] of withoutPartsOfClamp(named)) {
    if (value === null) wishes.unset.push({ property, longhands: unsetWith(property) });
    else {
      const problem = valueProblem(value);
      if (problem === 'surrogate') return loneSurrogate(where);
      if (problem !== null) return invalidStyle(where, property, problem);
      const plain = value.replace(/\s*!\s*important\s*$/i, '').trim();
      for (const [one, part] of partsOf(property, plain)) {
        simple.delete(one);
        simple.set(one, part);
      }
      if (plain !== value.trim()) important.add(property);
    }
  }
  for (const { property, longhands, value } of joined(simple)) {
    const isImportant = [...important].some((one) =>
      physicalLonghandsOf(one).some((longhand) => longhands.includes(longhand)),
    );
    wishes.set.push({ property, longhands, value, important: isImportant });
  }
  if (wishes.set.length + wishes.unset.length === 0) return invalidStyle(where, 'stylingChanges', 'names no property');
  return wishes;
}

/** A class for a clamped text stands for all that the clamp is made of. */
const longhandsFor = (property: string): readonly string[] =>
  property === LINE_CLAMP ? CLAMP_LONGHANDS : physicalLonghandsOf(property);

/** `snap-mandatory` has no effect without `snap-x`. */
const unsetWith = (property: string): readonly string[] =>
  property === 'scroll-snap-type' ? [property, STRICTNESS] : longhandsFor(property);

function withoutPartsOfClamp(changes: ReadonlyMap<string, string | null>): [string, string | null][] {
  const clamp = changes.get(LINE_CLAMP);
  const isPart = (property: string, value: string | null) =>
    clamp !== undefined && Object.hasOwn(CLAMPED, property) && (value === null || value === CLAMPED[property]);
  return [...changes].filter(([property, value]) => !isPart(property, value));
}

function kebab(name: string): string | null {
  if (styleKey(name) === null) return null;
  if (name.startsWith('--')) return name;
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return /^(?:webkit|moz|ms)-/.test(property) ? `-${property}` : property;
}

/** Why a value may not be written, null when it may: it has to stay inside its declaration. */
function valueProblem(value: unknown): string | null {
  if (typeof value !== 'string') return 'needs a text as value';
  if (hasLoneSurrogate(value)) return 'surrogate';
  if (value.trim() === '') return 'needs a value';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are refused
  if (/[\u0000-\u001f\u007f;{}<>`]|\/\*|\*\//.test(value)) return 'holds characters that end a declaration';
  return isBalanced(value) ? null : 'holds a bracket or quote without its partner';
}

function isBalanced(value: string): boolean {
  const open: string[] = [];
  let quote = '';
  for (let i = 0; i < value.length; i++) {
    const char = value[i] as string;
    if (char === '\\') {
      if (quote === '' || i + 1 === value.length) return false;
      i++;
    } else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(' || char === '[') open.push(char === '(' ? ')' : ']');
    else if ((char === ')' || char === ']') && open.pop() !== char) return false;
  }
  return open.length === 0 && quote === '';
}

/** A shorthand of one to four values as its longhands; anything else as it is. */
function partsOf(property: string, value: string): [string, string][] {
  const words = splitOutside(value, ' ').filter((one) => one !== '');
  const box = boxOf(property);
  if (box && words.length <= 4 && !value.includes('/')) {
    const [top = '', right = top, bottom = top, left = right] = words;
    return [top, right, bottom, left].map((one, i) => [box[i] as string, one]);
  }
  const [axis] = /^(?:(?:scroll-)?(?:padding|margin)|inset)-(?:inline|block)$/.exec(property) ?? [];
  if (axis && words.length === 2) return ['start', 'end'].map((end, i) => [`${axis}-${end}`, words[i] as string]);
  const pair = Object.hasOwn(PAIRS, property) ? PAIRS[property] : undefined;
  if (pair && words.length <= 2) return pair.map((one, i) => [one, words[i] ?? (words[0] as string)]);
  if (/^border(?:-(?:top|right|bottom|left))?$/.test(property)) return borderParts(property, words);
  const transition = property === 'transition' ? partsOfTransition(value) : null;
  if (transition) return transition;
  if (property === 'background' && canonicalColor(value)) return [['background-color', value]];
  const sides = physicalLonghandsOf(property);
  if (words.length === 1 && sides.length > 1 && isOfBox(sides)) return sides.map((one) => [one, value]);
  return [[property, value]];
}

function boxOf(property: string): readonly string[] | undefined {
  return Object.hasOwn(BOXES, property) ? BOXES[property] : undefined;
}

function isOfBox(longhands: readonly string[]): boolean {
  return Object.values(BOXES).some((box) => longhands.every((one) => box.includes(one)));
}

const BORDER_STYLES = /^(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset)$/;

/** `1px solid red` */
function borderParts(property: string, words: readonly string[]): [string, string][] {
  return words.flatMap((word) => {
    const what = BORDER_STYLES.test(word)
      ? 'style'
      : /^(?:[\d.]|thin$|medium$|thick$|calc\()/.test(word)
        ? 'width'
        : 'color';
    return physicalLonghandsOf(`${property}-${what}`).map((one): [string, string] => [one, word]);
  });
}

interface Joined {
  property: string;
  longhands: readonly string[];
  value: string;
}

/** Longhands of one value put together again: all sides, two that face each other, or each by itself. */
function joined(simple: ReadonlyMap<string, string>): Joined[] {
  const left = new Map(simple);
  const found: Joined[] = [];
  const take = (property: string, parts: readonly string[]): void => {
    const value = left.get(parts[0] as string);
    if (value === undefined || !parts.every((one) => left.get(one) === value)) return;
    for (const one of parts) left.delete(one);
    found.push({ property, longhands: parts, value });
  };
  for (const [property, sides] of Object.entries(BOXES)) {
    take(property, sides);
    const [first, second, third, fourth] = sides as [string, string, string, string];
    if (property === 'border-radius') {
      for (const pair of [
        [first, second],
        [third, fourth],
        [first, fourth],
        [second, third],
      ]) {
        take(property, pair);
      }
    } else {
      take(pairName(property, 'inline'), [fourth, second]);
      take(pairName(property, 'block'), [first, third]);
    }
  }
  for (const [property, pair] of Object.entries(PAIRS)) take(property, pair);
  for (const [property, value] of left) found.push({ property, longhands: longhandsFor(property), value });
  return found;
}

/** `border-color` → `border-inline-color`. */
function pairName(property: string, axis: string): string {
  const border = /^border-(\w+)$/.exec(property);
  return border ? `border-${axis}-${border[1]}` : `${property}-${axis}`;
}

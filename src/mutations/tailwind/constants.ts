/** Classes of constants in an edit of Tailwind values: changed where they stand, or named where they would win. */

import type { Draft } from '../check/draft.ts';
import { type ConstantClass, constantPlace } from '../classes/class-constants.ts';
import { classTokens } from '../classes/class-write.ts';
import type { Constants } from '../classes/constant-edits.ts';
import { type Target, whereIs } from '../jsx/find-element.ts';
import { endOf, startOf } from '../jsx/nodes.ts';
import { placeName } from '../refusals.ts';
import type { Tailwind } from './index.ts';
import { ownClasses } from './plan.ts';

/** Those that set one of these properties in the same context. */
export function settersAmong(
  classes: readonly ConstantClass[],
  longhands: readonly string[],
  variants: readonly string[],
  tailwind: Tailwind,
): ConstantClass[] {
  return classes.filter((one) => {
    const [known] = ownClasses([one], tailwind);
    if (known?.variants.length !== variants.length || !known.variants.every((it) => variants.includes(it)))
      return false;
    return longhands.some((longhand) => known.touches.has(longhand));
  });
}

/** By importance, or by its place in the sheet that Tailwind writes. */
export function winsOver({ value, literal }: ConstantClass, mine: readonly string[], tailwind: Tailwind): boolean {
  const isImportant = (name: string) =>
    ownClasses([{ value: name, start: 0, end: 0, literal }], tailwind).some((one) => one.important);
  if (isImportant(value)) return !mine.some(isImportant);
  if (mine.some(isImportant)) return false;
  const [theirs = 0, ...own] = tailwind.order([value, ...mine]);
  return own.every((place) => place < theirs);
}

/** True where a join lets the later class win, and the draft's classes come later. */
export function standsBehind(draft: Draft, { merger, broughtAt }: ConstantClass, mine: readonly string[]): boolean {
  if (!merger) return false;
  return draft
    .splices()
    .some(
      ({ start, end, text }) =>
        start >= broughtAt &&
        end <= endOf(merger) &&
        start >= startOf(merger) &&
        mine.some((name) => text.includes(name) || name.includes(text.trim())),
    );
}

/** `p-4 (src/App.tsx:3)` for each place that a class stands in. */
export function placesOf(classes: readonly string[], target: Target, { open, locked }: Constants): string[] {
  const own = classTokens(target.node.openingElement).flatMap(({ value, start }) =>
    classes.includes(value) ? [`${value} (${placeName(whereIs(target.source, start))})`] : [],
  );
  const others = [...open, ...locked].flatMap((one) =>
    classes.includes(one.value) ? [`${one.value} (${constantPlace(one)})`] : [],
  );
  return [...new Set([...own, ...others])];
}

/** Edits of classes that stand in constants: which may change, the refusal for the others, and the change itself. */

import type { Draft } from '../check/draft.ts';
import type { Target } from '../jsx/find-element.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import { escapeFor } from '../text/quoting.ts';
import { constantShared } from '../value-refusals.ts';
import { type ConstantClass, constantClasses, constantPlace, mayChange } from './class-constants.ts';
import { refuseMissing, removeFrom } from './class-remove.ts';
import type { ClassToken } from './class-tokens.ts';
import { type ClassOrder, insertInOrder, replaceInOrder } from './sorted-place.ts';

export interface Constants {
  /** may be changed: they count for sure, and the element is their only use, or all are meant */
  open: ConstantClass[];
  locked: ConstantClass[];
}

export function constantsOf(target: Target, project: Project, forAll: boolean): Constants {
  const all = constantClasses(target, project);
  return {
    open: all.filter((one) => !one.conditional && mayChange(one, target, forAll)),
    locked: all.filter((one) => one.conditional || !mayChange(one, target, forAll)),
  };
}

export function lockedConstant(where: Where, subject: string, one: ConstantClass): Refusal {
  const isHere = one.file === where.file;
  // the refusal links to the constant, not to the element
  return constantShared(
    { ...where, ...one.where },
    `${subject} (${one.value})`,
    one.name,
    constantPlace(one),
    isHere ? one.uses : null,
  );
}

/** Why a class that the element lacks itself cannot be edited. */
export function refuseElsewhere(target: Target, className: string, { locked }: Constants): Refusal {
  const constant = locked.find(({ value }) => value === className);
  return constant ? lockedConstant(target.where, 'The class', constant) : refuseMissing(target, className);
}

type Reads = (after: string) => boolean;

const readsAll =
  (draft: Draft, { start, end }: ConstantClass['literal'], classes: readonly string[]): Reads =>
  (after) => {
    const list = after.slice(draft.map(start, 'before') ?? 0, draft.map(end) ?? 0).split(/\s+/);
    return classes.every((one) => list.includes(one));
  };

/** Notes classes that join the base of a `cva`. */
export function addToBase(
  draft: Draft,
  base: ConstantClass,
  added: readonly string[],
  order: ClassOrder,
  gone: (token: ClassToken) => boolean,
): { warnings: string[]; reads: Reads } {
  const { literal, name } = base;
  if (!insertInOrder(draft, literal, literal.tokens, added, order, gone)) {
    const last = literal.tokens.at(-1);
    draft.insert(last?.end ?? literal.start, `${last ? ' ' : ''}${escapeFor(added.join(' '), literal.quote)}`);
  }
  return {
    warnings: [`It stands in ${name} (${constantPlace(base)}), for all that ${name} makes.`],
    reads: readsAll(draft, literal, added),
  };
}

/**
 * Notes the edits of classes in constants.
 * @param order of the project's classes: a list that is in it stays in it
 */
export function writeConstants(
  draft: Draft,
  classes: readonly ConstantClass[],
  replaced: ReadonlyMap<string, string>,
  removed: ReadonlySet<string>,
  order?: ClassOrder,
): { warnings: string[]; reads: Reads } {
  const written: Reads[] = [];
  const warnings = new Set<string>();
  for (const literal of new Set(classes.map((one) => one.literal))) {
    const own = classes.filter((one) => one.literal === literal);
    const moved = new Set(order && replaceInOrder(draft, literal, own, replaced, removed, order));
    for (const one of own) {
      const value = replaced.get(one.value);
      if (value === undefined) continue;
      warnings.add(`The class stands in ${one.name} (${constantPlace(one)}); it was changed there.`);
      const text = escapeFor(value, literal.quote);
      if (!moved.has(one.start)) {
        draft.replace(one.start, one.end, text);
        written.push((after) => after.startsWith(text, draft.map(one.start, 'before') ?? -1));
      } else {
        written.push(readsAll(draft, literal, text.split(' ')));
      }
    }
    const goes = ({ value, start }: ClassToken) => removed.has(value) || moved.has(start);
    if (!literal.tokens.some(goes)) continue;
    removeFrom(draft, literal, goes);
    const [one] = own;
    if (one && literal.tokens.some(({ value }) => removed.has(value)))
      warnings.add(`The class stood in ${one.name} (${constantPlace(one)}); it was taken away there.`);
  }
  return { warnings: [...warnings], reads: (after) => written.every((reads) => reads(after)) };
}

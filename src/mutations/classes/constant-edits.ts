/** Edits of classes that stand in constants: which may change, the refusal for the others, and the change itself. */

import type { Draft } from '../check/draft.ts';
import type { Target } from '../jsx/find-element.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import { escapeFor } from '../text/quoting.ts';
import { constantShared } from '../value-refusals.ts';
import { type ConstantClass, constantClasses, constantPlace, mayChange } from './class-constants.ts';
import { refuseMissing, removeFrom } from './class-remove.ts';

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
  return constantShared(where, `${subject} (${one.value})`, one.name, constantPlace(one), isHere ? one.uses : null);
}

/** Why a class that the element lacks itself cannot be edited. */
export function refuseElsewhere(target: Target, className: string, { locked }: Constants): Refusal {
  const constant = locked.find(({ value }) => value === className);
  return constant ? lockedConstant(target.where, 'The class', constant) : refuseMissing(target, className);
}

/** Notes the edits of classes in constants. */
export function writeConstants(
  draft: Draft,
  classes: readonly ConstantClass[],
  replaced: ReadonlyMap<string, string>,
  removed: ReadonlySet<string>,
): { warnings: string[]; reads(text: string): boolean } {
  const written: { start: number; text: string }[] = [];
  const warnings = new Set<string>();
  for (const one of classes) {
    const value = replaced.get(one.value);
    if (value === undefined) continue;
    const text = escapeFor(value, one.literal.quote);
    draft.replace(one.start, one.end, text);
    written.push({ start: one.start, text });
    warnings.add(`The class stands in ${one.name} (${constantPlace(one)}); it was changed there.`);
  }
  for (const literal of new Set(classes.map((one) => one.literal))) {
    if (!literal.tokens.some(({ value }) => removed.has(value))) continue;
    removeFrom(draft, literal, (value) => removed.has(value));
    const [one] = classes.filter((it) => it.literal === literal);
    if (one) warnings.add(`The class stood in ${one.name} (${constantPlace(one)}); it was taken away there.`);
  }
  return {
    warnings: [...warnings],
    reads: (after) => written.every(({ start, text }) => after.startsWith(text, draft.map(start, 'before') ?? -1)),
  };
}

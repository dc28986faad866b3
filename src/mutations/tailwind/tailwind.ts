/** STYLING as Tailwind: a value becomes a class of the project's own scale, in the place of the one that said it before. */
import type { ChangeItem } from '../../protocol/changes.ts';
import { physicalLonghandsOf } from '../../protocol/shorthands.ts';
import { overrideWarnings } from '../changes/add-class.ts';
import { replaceToken } from '../changes/update-classes.ts';
import { Draft } from '../check/draft.ts';
import type { Expectation } from '../check/verify.ts';
import { type ConstantClass, constantPlace } from '../classes/class-constants.ts';
import { lossesOfClass, removeTokens } from '../classes/class-remove.ts';
import type { ClassToken } from '../classes/class-tokens.ts';
import { classTokens, writeClasses } from '../classes/class-write.ts';
import { addToBase, type Constants, constantsOf, lockedConstant, writeConstants } from '../classes/constant-edits.ts';
import { type ClassOrder, replaceInOrder } from '../classes/sorted-place.ts';
import { findAttribute } from '../jsx/attributes.ts';
import type { Target } from '../jsx/find-element.ts';
import { unwrapNode } from '../jsx/nodes.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { cssStyling } from '../prepare.ts';
import { isRefusal, noChange } from '../refusals.ts';
import { type CodeStyle, codeStyleOf } from '../styling/code-styles.ts';
import {
  classOnCondition,
  modifierUnknown,
  styleNotInClasses,
  styleOfBroaderClass,
  stylingFrameworkUnavailable,
  tailwindNotLoaded,
  valueNotAsClass,
} from '../styling/style-refusals.ts';
import { renderedBranches } from './branches.ts';
import { placesOf, settersAmong, standsBehind, winsOver } from './constants.ts';
import type { Tailwind } from './index.ts';
import { type Obstacle, ownClasses, planSwap, type Swap } from './plan.ts';
import { variantsFor } from './variants.ts';
import { type Wishes, wishesOf } from './wishes.ts';

export function styleTailwind(target: Target, change: ChangeItem<'STYLING'>, project: Project): Plan | Refusal {
  const { stylingChanges, customProperties, modifiers = [], shownClasses } = change.changeFields;
  const answer = project.tailwind ?? null;
  if (!answer) return stylingFrameworkUnavailable('Tailwind', target.where);
  if (!answer.ok) return tailwindNotLoaded({ ...target.where, file: answer.file ?? target.where.file }, answer.reason);
  const tailwind = shownBy(answer.tailwind, change);
  const wishes = wishesOf({ ...stylingChanges, ...customProperties }, target.where);
  if (isRefusal(wishes)) return wishes;
  const found = variantsFor(modifiers, tailwind, target.source.text);
  if ('unknown' in found) return modifierUnknown(target.where, found.unknown);
  const constants = constantsOf(target, project, change.scope === 'definition');
  const tokens = classTokens(target.node.openingElement);
  const branches = renderedBranches(tokens, shownClasses ?? []);
  const own = ownClasses([...tokens, ...constants.open], tailwind, branches);
  const locked = ownClasses(constants.locked, tailwind);
  const swap = planSwap(own, wishes, found.variants, tailwind, locked, shownClasses);
  const inCode = codeStyleOf(project, target);
  const isLost = inCode && wishes.set.some(({ property }) => isLostTo(inCode, property, swap));
  if (isLost) return cssStyling()(target, change, project, { inCode: true });
  const around = { target, constants, tailwind, variants: found.variants };
  if ('kind' in swap) return refused(swap, around);
  return write(swap, wishes, around);
}

/** Tailwind with the page's rem and custom properties, for themes whose values are set at run time. */
function shownBy(tailwind: Tailwind, { changeFields }: ChangeItem<'STYLING'>): Tailwind {
  const { rootFontSize: rem, shownVariables = {} } = changeFields;
  const shown = new Map(Object.entries(shownVariables));
  return { ...tailwind, rem, themeValue: (name) => shown.get(name) ?? tailwind.themeValue(name) };
}

/** The element and project that a swap is written for. */
interface Around {
  target: Target;
  constants: Constants;
  tailwind: Tailwind;
  variants: readonly string[];
}

/** A style in code stands in no layer and wins over classes; where parts of it are unknown, the value may come from a class. */
function isLostTo(style: CodeStyle, property: string, swap: Swap | Obstacle): boolean {
  return style.sets(property) || (style.maySet(property) && ('kind' in swap || swap.replaced.size === 0));
}

function refused(obstacle: Obstacle, { target, constants, tailwind, variants }: Around): Refusal {
  const { where } = target;
  if (obstacle.kind === 'no-class') return valueNotAsClass(where, obstacle.wish.property, obstacle.wish.value);
  if (obstacle.kind === 'conditional') {
    return classOnCondition(where, obstacle.property, placesOf(obstacle.classes, target, constants).join(', '));
  }
  if (obstacle.broader === null) {
    const locked = settersAmong(constants.locked, physicalLonghandsOf(obstacle.property), variants, tailwind)[0];
    return locked ? lockedConstant(where, obstacle.property, locked) : styleNotInClasses(where, obstacle.property);
  }
  return styleOfBroaderClass(where, obstacle.property, obstacle.broader);
}

function write(swap: Swap, wishes: Wishes, around: Around): Plan | Refusal {
  const { target, constants } = around;
  const tokens = classTokens(target.node.openingElement);
  placeAdded(
    swap,
    tokens.map(({ value }) => value),
  );
  const { replaced, removed, added, inBranch } = swap;
  if (replaced.size + removed.size + added.length === 0) {
    const [otherwise] = swap.warnings;
    const hint = otherwise && `${otherwise} Change it there.`;
    return noChange(target.where, 'The classes of the element say this already.', hint);
  }
  const draft = new Draft(target.source);
  const { order } = around.tailwind;
  const moved = new Set(moveReplaced(draft, tokens, swap, order));
  const goes = ({ value, start }: ClassToken) => removed.has(value) || moved.has(start);
  const stands = (value: string, { conditional }: { conditional: boolean }) => !conditional || inBranch.has(value);
  removeTokens(draft, target, (token, literal) => goes(token) && stands(token.value, literal));
  for (const token of tokens) {
    const value = replaced.get(token.value);
    if (value !== undefined && stands(token.value, token.literal) && !moved.has(token.start))
      replaceToken(draft, target, token, value);
  }
  const written = writeConstants(draft, constants.open, replaced, removed, order);
  const base = added.length > 0 ? baseToJoin(wishes, around) : null;
  const joined = base && addToBase(draft, base, added, order, goes);
  const gains = added.length > 0 && !joined ? writeClasses(draft, target, added, order, goes) : [];
  if (isRefusal(gains)) return gains;
  const covered = coveredBy(draft, swap, wishes, around);
  if (covered) return covered;
  // A class that stands for sure may stand on a condition too: that one stays.
  const stays = (value: string) => tokens.some((one) => one.value === value && !stands(value, one.literal));
  const leaving = [...removed, ...replaced.keys()];
  const gone = new Set(leaving.filter((one) => !stays(one)));
  const places = placesOf([...inBranch], target, constants).join(', ');
  return {
    ...(places && { note: `${places} stands on a condition: it was changed for that alone.` }),
    parts: [
      {
        draft,
        expectation: expectationOf(
          draft,
          joined ? { ...swap, added: [] } : swap,
          gone,
          gains,
          [written, joined],
          target,
        ),
      },
    ],
    warnings: [
      ...swap.warnings,
      ...leaving.filter(stays).map((one) => `${one} stands on a condition too, and stays there.`),
      ...written.warnings,
      ...(joined?.warnings ?? []),
      ...overrideWarnings(target),
      ...(around.tailwind.important ? [] : inlineWarnings(target, wishes)),
    ],
  };
}

/**
 * The base of a `cva` that new classes join: for all uses it is the place where a component of that shape keeps its classes. Null
 * where the element has classes of its own, or where a variant sets the same and would win.
 */
function baseToJoin(wishes: Wishes, { target, constants, tailwind, variants }: Around): ConstantClass | null {
  const base = constants.open.find((one) => one.inBase);
  if (!base || classTokens(target.node.openingElement).some(({ literal }) => !literal.conditional)) return null;
  const longhands = wishes.set.flatMap((one) => one.longhands);
  const rivals = constants.locked.filter(({ name }) => name === base.name);
  return settersAmong(rivals, longhands, variants, tailwind).length > 0 ? null : base;
}

/**
 * Classes that take the place of others where that place is not theirs in Tailwind's order, in a list that is in it.
 * @returns starts of the tokens that go
 */
function moveReplaced(
  draft: Draft,
  tokens: readonly ReturnType<typeof classTokens>[number][],
  { replaced, removed }: Swap,
  order: ClassOrder,
): number[] {
  const literals = new Set(tokens.flatMap(({ literal }) => (literal.conditional ? [] : [literal])));
  return [...literals].flatMap((literal) =>
    replaceInOrder(
      draft,
      literal,
      tokens.filter((one) => one.literal === literal),
      replaced,
      removed,
      order,
    ),
  );
}

function expectationOf(
  draft: Draft,
  swap: Swap,
  gone: ReadonlySet<string>,
  gains: readonly string[],
  written: ({ reads(text: string): boolean } | null)[],
  target: Target,
): Expectation {
  const before = classTokens(target.node.openingElement).map(({ value }) => value);
  const replacements = [...swap.replaced].flatMap(([old, one]) => (before.includes(old) ? one.split(' ') : []));
  const wanted = [...before.filter((one) => !gone.has(one)), ...replacements, ...swap.added];
  return {
    where: target.where,
    gains: (atom) => gains.includes(atom) || classesOf(swap).some((one) => atom === `identifier:${one}`),
    losses: (atom) => atom === 'identifier:undefined' || lossesOfClass(target)(atom),
    keepsText: true,
    readBack: (after) => {
      const node = after.elementAt(draft.map(target.element.start) ?? -1);
      const has = new Set(node ? classTokens(node.openingElement).map(({ value }) => value) : []);
      const lost = wanted.find((one) => !has.has(one));
      if (lost !== undefined) return `the class ${lost} would not be there`;
      const left = [...gone].find((one) => has.has(one) && !wanted.includes(one));
      if (left !== undefined) return `the class ${left} would still be there`;
      return written.every((one) => !one || one.reads(after.text)) ? null : 'the constant would read differently';
    },
  };
}

/** A class of a constant that cannot be changed from here and that would win over the edit's classes. */
function coveredBy(draft: Draft, swap: Swap, wishes: Wishes, around: Around): Refusal | null {
  const { target, constants, tailwind, variants } = around;
  const mine = classesOf(swap);
  for (const { property, longhands } of wishes.set) {
    for (const one of settersAmong(constants.locked, longhands, variants, tailwind)) {
      if (!winsOver(one, mine, tailwind) || standsBehind(draft, one, mine)) continue;
      if (one.conditional) return classOnCondition(target.where, property, `${one.value} (${constantPlace(one)})`);
      return lockedConstant(target.where, property, one);
    }
  }
  return null;
}

function classesOf({ replaced, added }: Swap): string[] {
  return [...replaced.values(), ...added].flatMap((one) => one.split(' '));
}

/** Added classes take the place of a removed one, so that one splice does both; not in a branch, where they would be on its condition. */
function placeAdded(swap: Swap, present: readonly string[]): void {
  const first = present.find((one) => swap.removed.has(one) && !swap.inBranch.has(one));
  if (swap.added.length === 0 || first === undefined) return;
  swap.removed.delete(first);
  swap.replaced.set(first, swap.added.splice(0).join(' '));
}

/** A style attribute wins over any class. */
function inlineWarnings(target: Target, wishes: Wishes): string[] {
  const attribute = findAttribute(target.node.openingElement, 'style');
  const value = attribute?.value?.type === 'JSXExpressionContainer' ? unwrapNode(attribute.value.expression) : null;
  if (value?.type !== 'ObjectExpression') return [];
  const asked = wishes.set.flatMap(({ longhands }) => longhands);
  return value.properties.flatMap((property) => {
    if (property.type !== 'ObjectProperty' || property.computed) return [];
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : '';
    const own = physicalLonghandsOf(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    return own.some((one) => asked.includes(one)) ? [`The style attribute sets ${name}, which wins over classes.`] : [];
  });
}

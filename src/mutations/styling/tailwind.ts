/** STYLING as Tailwind: a value becomes a class of the project's own scale, in the place of the one that said it before. */
import type { ChangeItem } from '../../protocol/changes.ts';
import { overrideWarnings } from '../add-class.ts';
import { findAttribute } from '../attributes.ts';
import { lossesOfClass, removeTokens } from '../class-remove.ts';
import { classTokens, writeClasses } from '../class-write.ts';
import { Draft } from '../draft.ts';
import type { Target } from '../find-element.ts';
import type { Project, Refusal } from '../mutation.ts';
import { unwrapNode } from '../nodes.ts';
import type { Plan } from '../plan.ts';
import { isRefusal, noChange } from '../refusals.ts';
import { replaceToken } from '../update-classes.ts';
import { longhandsOf } from './longhands.ts';
import {
  classOnCondition,
  modifierUnknown,
  styleNotInClasses,
  styleOfBroaderClass,
  stylingFrameworkUnavailable,
  tailwindNotLoaded,
  valueNotAsClass,
} from './style-refusals.ts';
import { type Obstacle, ownClasses, planSwap, type Swap } from './tailwind-plan.ts';
import { variantsFor } from './tailwind-variants.ts';
import { type Wishes, wishesOf } from './tailwind-wishes.ts';

export function styleTailwind(target: Target, change: ChangeItem<'STYLING'>, project: Project): Plan | Refusal {
  const { stylingChanges, customProperties, modifiers = [] } = change.changeFields;
  const answer = project.tailwind ?? null;
  if (!answer) return stylingFrameworkUnavailable('Tailwind', target.where);
  if (!answer.ok) return tailwindNotLoaded({ ...target.where, file: answer.file ?? target.where.file }, answer.reason);
  const { tailwind } = answer;
  const wishes = wishesOf({ ...stylingChanges, ...customProperties }, target.where);
  if (isRefusal(wishes)) return wishes;
  const found = variantsFor(modifiers, tailwind, target.source.text);
  if ('unknown' in found) return modifierUnknown(target.where, found.unknown);
  const tokens = classTokens(target.node.openingElement);
  const swap = planSwap(ownClasses(tokens, tailwind), wishes, found.variants, tailwind);
  if ('kind' in swap) return refused(swap, target);
  return write(swap, wishes, target);
}

function refused(obstacle: Obstacle, { where }: Target): Refusal {
  if (obstacle.kind === 'no-class') return valueNotAsClass(where, obstacle.wish.property, obstacle.wish.value);
  if (obstacle.kind === 'conditional') return classOnCondition(where, obstacle.property, obstacle.classes.join(', '));
  if (obstacle.broader === null) return styleNotInClasses(where, obstacle.property);
  return styleOfBroaderClass(where, obstacle.property, obstacle.broader);
}

function write(swap: Swap, wishes: Wishes, target: Target): Plan | Refusal {
  const tokens = classTokens(target.node.openingElement);
  placeAdded(
    swap,
    tokens.map(({ value }) => value),
  );
  const { replaced, removed, added } = swap;
  if (replaced.size + removed.size + added.length === 0) {
    const [otherwise] = swap.warnings;
    const hint = otherwise && `${otherwise} Change it there.`;
    return noChange(target.where, 'The classes of the element say this already.', hint);
  }
  const draft = new Draft(target.source);
  removeTokens(draft, target, (value) => removed.has(value));
  for (const token of tokens) {
    const value = replaced.get(token.value);
    if (value !== undefined) replaceToken(draft, target, token, value);
  }
  const gains = added.length > 0 ? writeClasses(draft, target, added) : [];
  if (isRefusal(gains)) return gains;
  const gone = new Set([...removed, ...replaced.keys()]);
  const wanted = [...tokens.map(({ value }) => value).filter((one) => !gone.has(one)), ...classesOf(swap)];
  return {
    parts: [
      {
        draft,
        expectation: {
          where: target.where,
          gains: (atom) => gains.includes(atom) || classesOf(swap).some((one) => atom === `identifier:${one}`),
          losses: (atom) => atom === 'identifier:undefined' || lossesOfClass(target)(atom),
          keepsText: true,
          readBack: (after) => {
            const node = after.elementAt(target.element.start);
            const has = new Set(node ? classTokens(node.openingElement).map(({ value }) => value) : []);
            const lost = wanted.find((one) => !has.has(one));
            if (lost !== undefined) return `the class ${lost} would not be there`;
            const left = [...gone].find((one) => has.has(one) && !wanted.includes(one));
            return left === undefined ? null : `the class ${left} would still be there`;
          },
        },
      },
    ],
    warnings: [...swap.warnings, ...overrideWarnings(target), ...inlineWarnings(target, wishes)],
  };
}

function classesOf({ replaced, added }: Swap): string[] {
  return [...replaced.values(), ...added].flatMap((one) => one.split(' '));
}

/** What comes without a place of its own takes one that becomes free, so that one splice does both. */
function placeAdded(swap: Swap, present: readonly string[]): void {
  const [first] = swap.removed.size > 0 ? present.filter((one) => swap.removed.has(one)) : [];
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
    const own = longhandsOf(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    return own.some((one) => asked.includes(one)) ? [`The style attribute sets ${name}, which wins over classes.`] : [];
  });
}

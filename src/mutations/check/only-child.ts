/**
 * Guards components with `asChild`, which render their only child in their own place, as Radix's Slot does. Without a child they
 * show nothing, with two children React throws, and with text or a fragment the prop has no effect.
 */

import type * as t from '@babel/types';
import { needsOneChild } from '../child-refusals.ts';
import { findAttribute } from '../jsx/attributes.ts';
import { unwrapNode } from '../jsx/nodes.ts';
import { shownChildren } from '../jsx/shown-children.ts';
import { isNothing } from '../jsx/slots.ts';
import type { Refusal } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import type { After } from './after.ts';
import type { Draft } from './draft.ts';

/**
 * Checks the elements around the changes of a draft.
 * @returns 'unseen' if one of them is outside the part that was parsed again, null if each still has its child
 */
export function lostOnlyChild(draft: Draft, after: After, where: Where): Refusal | 'unseen' | null {
  const splices = draft.splices();
  for (const { node, start, openEnd, end, tagName } of draft.source?.elements ?? []) {
    if (!splices.some((splice) => splice.start >= openEnd && splice.end <= end)) continue;
    if (!isAsChild(node) || !holdsOne(node)) continue;
    const at = draft.map(start);
    if (at === null) continue;
    const now = after.elementAt(at);
    if (!now) return 'unseen';
    if (isAsChild(now) && !holdsOne(now)) return needsOneChild(where, tagName, shownChildren(now).length > 1);
  }
  return null;
}

/** True only if it is certain: false when a value decides. */
export function isAsChild({ openingElement }: t.JSXElement): boolean {
  const value = findAttribute(openingElement, 'asChild')?.value;
  if (value === undefined) return false;
  return value === null || (value.type === 'JSXExpressionContainer' && isTrue(value.expression));
}

function isTrue(node: t.Node): boolean {
  return node.type === 'BooleanLiteral' && node.value;
}

function holdsOne(node: t.JSXElement): boolean {
  const [only, ...others] = shownChildren(node);
  if (!only || others.length > 0) return false;
  const values = only.type === 'JSXExpressionContainer' ? outcomesOf(only.expression) : [only];
  return values.length > 0 && values.every(({ type }) => type !== 'JSXFragment' && type !== 'JSXText');
}

/** Nodes that an expression may evaluate to; those that show nothing are left out. */
function outcomesOf(expression: t.Node): t.Node[] {
  const node = unwrapNode(expression) as t.Node;
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(outcomesOf);
  if (node.type === 'LogicalExpression' && node.operator === '&&') return outcomesOf(node.right);
  return isNothing(node) ? [] : [node];
}

/** Values in code that are no literals: a plain name or token may be replaced, all else is refused with its place. */
import { whereIs } from '../jsx/find-element.ts';
import { holdsCondition } from '../jsx/fixed-value.ts';
import { type AnyNode, isFunction, startOf, unwrapNode } from '../jsx/nodes.ts';
import type { Refusal } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import { styleComputed } from '../styling/style-refusals.ts';
import type { Origin } from '../trace/origin-node.ts';
import { textOf } from './pieces.ts';

/** True for all but names and members: `colors.ink`, `theme.space[2]`. */
export function isComputed({ node }: Pick<Origin, 'node'>): boolean {
  const inner = unwrapNode(node);
  if (inner.type === 'MemberExpression' || inner.type === 'OptionalMemberExpression') {
    const isPlain = !inner.computed || /Literal$/.test(inner.property.type);
    return !isPlain || isComputed({ node: inner.object as AnyNode });
  }
  return inner.type !== 'Identifier' && !/^(?:String|Numeric)Literal$/.test(inner.type);
}

export function refuseComputed(origin: Origin, property: string, where: Where): Refusal {
  const { node } = origin;
  const by = isFunction(node)
    ? 'a function computes it'
    : holdsCondition(node)
      ? 'a condition decides on it'
      : 'the running app computes it';
  return styleComputed(placeOf(origin, where), property, textOf(origin).replace(/\s+/g, ' '), by);
}

export function placeOf({ node, in: file }: Origin, where: Where): Where {
  return { ...where, ...whereIs(file, startOf(node)) };
}

export function tokenReplaced(property: string, tokens: readonly Origin[]): string[] {
  if (tokens.length === 0) return [];
  return [`${property} was ${tokens.map(textOf).join(', ')}: the token keeps its value, only this place changes.`];
}

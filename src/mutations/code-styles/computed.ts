/** Values in code that are no literals: a plain name or token may be replaced, all else is refused with its place. */
import { resolveName } from '../jsx/bindings.ts';
import { holdsCondition, numberOf } from '../jsx/fixed-value.ts';
import { type AnyNode, isFunction, keyName, unwrapNode } from '../jsx/nodes.ts';
import type { Refusal } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import { styleComputed } from '../styling/style-refusals.ts';
import type { Origin } from '../trace/origin-node.ts';
import { textOf, whereOf } from './pieces.ts';

/** True for all but names and members of constants and themes: `colors.ink`, `theme.space[2]`. */
export function isComputed(origin: Origin): boolean {
  const inner = unwrapNode(origin.node) as AnyNode;
  if (inner.type === 'StringLiteral' || numberOf(inner) !== null) return false;
  const path = pathOf(inner);
  return path === null || !isConstant(path, origin);
}

/** `theme.space[2]` as its names; null for all else. */
function pathOf(node: AnyNode): string[] | null {
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return null;
  const object = pathOf(unwrapNode(node.object) as AnyNode);
  const isPlain = !node.computed || /Literal$/.test(node.property.type);
  return object && isPlain ? [...object, keyName(node.property)] : null;
}

/** A prop or a state of a component is none, whatever it is called. */
function isConstant(path: readonly string[], { ancestors }: Origin): boolean {
  const [root = ''] = path;
  if (path.slice(0, 2).some((name) => /^(?:theme|tokens|vars)$/.test(name))) return true;
  const binding = resolveName(root, ancestors);
  return binding?.kind === 'import' || (binding?.kind === 'const' && binding.scope.type === 'Program');
}

export function refuseComputed(origin: Origin, property: string, where: Where): Refusal {
  const { node } = origin;
  const by = isFunction(node)
    ? 'a function computes it'
    : holdsCondition(node)
      ? 'a condition decides on it'
      : 'the running app computes it';
  return styleComputed(whereOf(origin, where), property, textOf(origin).replace(/\s+/g, ' '), by);
}

export function tokenReplaced(property: string, tokens: readonly Origin[]): string[] {
  if (tokens.length === 0) return [];
  return [`${property} was ${tokens.map(textOf).join(', ')}: the token keeps its value, only this place changes.`];
}

/**
 * The elements or objects that are written among others: under conditions, in fragments, made by `.map`, kept in a constant,
 * spread from another array.
 */

import { type AnyNode, isFunction, keyName, unwrapNode } from '../jsx/nodes.ts';
import { placeIn } from '../jsx/place-in.ts';
import { returnedBy } from '../jsx/returned.ts';
import type { Project } from '../mutation.ts';
import { placeOf } from '../trace/origin.ts';
import type { Origin } from '../trace/origin-node.ts';
import { valuesOf } from '../trace/values.ts';

export interface RouteUnit {
  /** JSX element or object */
  at: Origin;
  /** its node among the siblings: itself, or the expression that yields it */
  unit: Origin;
}

export interface UnitReader {
  project: Project;
  /** source places of routes that cannot be read statically */
  unread: Set<string>;
}

const MOST_STEPS = 12;

/** @param unit the sibling that the expression is part of; the elements themselves without it */
export function unitsIn(reader: UnitReader, origin: Origin, unit: Origin | null = null, steps = 0): RouteUnit[] {
  const node = unwrapNode(origin.node) as AnyNode;
  const into = (next: unknown, of: Origin | null = unit) =>
    next ? unitsIn(reader, placeIn(origin.in, next as AnyNode), of, steps + 1) : [];
  if (steps > MOST_STEPS) return [];
  switch (node.type) {
    case 'JSXElement':
    case 'ObjectExpression': {
      const at = { ...origin, node };
      return [{ at, unit: unit ?? at }];
    }
    case 'JSXFragment':
      return node.children.flatMap((child) => into(child, unit && steps > 0 ? unit : null));
    case 'ArrayExpression':
      return node.elements.flatMap((element) => into(element));
    case 'JSXExpressionContainer':
      return into(node.expression, unit ?? { ...origin, node });
    case 'SpreadElement':
      return into(node.argument, unit ?? { ...origin, node });
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : into(node.left)), ...into(node.right)];
    case 'ConditionalExpression':
      return [...into(node.consequent), ...into(node.alternate)];
    case 'JSXText':
    case 'JSXEmptyExpression':
    case 'NullLiteral':
    case 'BooleanLiteral':
      return [];
    default:
      return mapped(reader, { ...origin, node }, unit, steps) ?? followed(reader, { ...origin, node }, unit, steps);
  }
}

/** `list.map((item) => <Route … />)`: the element that the callback returns. */
function mapped(reader: UnitReader, origin: Origin, unit: Origin | null, steps: number): RouteUnit[] | null {
  const { node } = origin;
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  if (!/^(?:map|flatMap)$/.test(keyName(node.callee.property))) return null;
  const callback = node.arguments[0] && (unwrapNode(node.arguments[0]) as AnyNode);
  if (!callback || !isFunction(callback)) return null;
  return returnedBy(callback).flatMap((result) =>
    result ? unitsIn(reader, placeIn(origin.in, result), unit ?? origin, steps + 1) : [],
  );
}

/** A constant, here or in another file. */
function followed(reader: UnitReader, origin: Origin, unit: Origin | null, steps: number): RouteUnit[] {
  const { values, unknown } = valuesOf(origin, { project: reader.project, dataIndex: null, depth: 0 });
  const next = values.filter(({ node }) => node !== origin.node);
  if (unknown.length > 0 || next.length < values.length) reader.unread.add(placeOf(origin));
  return next.flatMap((value) => unitsIn(reader, value, value.in === origin.in ? unit : null, steps + 1));
}

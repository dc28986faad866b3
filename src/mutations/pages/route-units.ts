/**
 * The elements or objects that are written among others: under conditions, in fragments, made by `.map`, kept in a constant,
 * spread from another array.
 */

import { type AnyNode, isFunction, keyName, unwrapNode } from '../jsx/nodes.ts';
import { placeInside } from '../jsx/place-in.ts';
import { returnedBy } from '../jsx/returned.ts';
import type { Project } from '../mutation.ts';
import { placeOf } from '../trace/origin.ts';
import type { Origin } from '../trace/origin-node.ts';
import { startTrace } from '../trace/tracer.ts';
import { valuesOf } from '../trace/values.ts';
import { stringsOf } from './strings.ts';

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
    next ? unitsIn(reader, placeInside(origin, next as AnyNode), of, steps + 1) : [];
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
      if (node.operator !== '&&') return [...into(node.left), ...into(node.right)];
      return outcomeOf(reader, placeInside(origin, node.left as AnyNode)) === false ? [] : into(node.right);
    case 'ConditionalExpression': {
      const outcome = outcomeOf(reader, placeInside(origin, node.test as AnyNode));
      return [...(outcome === false ? [] : into(node.consequent)), ...(outcome === true ? [] : into(node.alternate))];
    }
    case 'JSXText':
    case 'JSXEmptyExpression':
    case 'NullLiteral':
    case 'BooleanLiteral':
      return [];
    default:
      return mapped(reader, { ...origin, node }, unit, steps) ?? followed(reader, { ...origin, node }, unit, steps);
  }
}

/** The outcome of a comparison of two texts that the source tells; null for any other condition. */
function outcomeOf({ project }: UnitReader, { node, ...around }: Origin): boolean | null {
  if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return null;
  const [left, right] = [node.left, node.right].map((side) => stringsOf({ ...around, node: side as AnyNode }, project));
  if (left?.length !== 1 || right?.length !== 1) return null;
  return (left[0] === right[0]) === node.operator.startsWith('=');
}

/** `list.map((item) => <Route … />)`: the elements that the callback returns, for each item where the source has them. */
function mapped(reader: UnitReader, origin: Origin, unit: Origin | null, steps: number): RouteUnit[] | null {
  const { node } = origin;
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  if (!/^(?:map|flatMap)$/.test(keyName(node.callee.property))) return null;
  const callback = node.arguments[0] && (unwrapNode(node.arguments[0]) as AnyNode);
  if (!callback || !isFunction(callback)) return null;
  const of = unit ?? origin;
  const results = (around: Origin) =>
    returnedBy(callback).flatMap((result) =>
      result ? unitsIn(reader, placeInside(around, result), of, steps + 1) : [],
    );
  const items = itemsOf(reader, placeInside(origin, node.callee.object as AnyNode), steps);
  if (!items) return results(origin);
  return items.flatMap((item) =>
    results({ ...origin, entered: [...(origin.entered ?? []), { fn: callback, given: [item, null] }] }),
  );
}

/** The objects of an array; null where the source has not all of them. */
function itemsOf({ project }: UnitReader, array: Origin, steps: number): Origin[] | null {
  const reader: UnitReader = { project, unread: new Set() };
  const items = unitsIn(reader, array, null, steps + 1).map(({ at }) => at);
  return items.length > 0 && reader.unread.size === 0 ? items : null;
}

/** A constant, here or in another file. */
function followed(reader: UnitReader, origin: Origin, unit: Origin | null, steps: number): RouteUnit[] {
  const { values, unknown } = valuesOf(origin, startTrace(reader.project));
  const next = values.filter(({ node }) => node !== origin.node);
  if (unknown.length > 0 || next.length < values.length) reader.unread.add(placeOf(origin));
  return next.flatMap((value) => unitsIn(reader, value, value.in === origin.in ? unit : null, steps + 1));
}

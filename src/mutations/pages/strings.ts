/** The strings that an expression may be, as far as the source tells: literals, constants, templates and items of lists. */
import type * as t from '@babel/types';
import { type AnyNode, unwrapNode } from '../jsx/nodes.ts';
import { placeInside } from '../jsx/place-in.ts';
import type { Project } from '../mutation.ts';
import type { Origin } from '../trace/origin-node.ts';
import { startTrace } from '../trace/tracer.ts';
import { valuesOf } from '../trace/values.ts';

/** @returns null where some of them are only known to the running app */
export function stringsOf(origin: Origin, project: Project): string[] | null {
  const { values, unknown } = valuesOf(origin, startTrace(project));
  if (unknown.length > 0 || values.length === 0) return null;
  const strings: string[] = [];
  for (const value of values) {
    const all = joined(value, project);
    if (all === null) return null;
    strings.push(...all);
  }
  return strings;
}

/** A literal, or a template or sum of strings of which at most one varies. */
function joined(value: Origin, project: Project): string[] | null {
  const node = unwrapNode(value.node) as AnyNode;
  if (node.type === 'StringLiteral') return [node.value];
  const parts = partsOf(node);
  if (!parts) return null;
  let all = [''];
  for (const part of parts) {
    const next = typeof part === 'string' ? [part] : stringsOf(placeInside(value, part as AnyNode), project);
    if (next === null || (next.length > 1 && all.length > 1)) return null;
    all = all.flatMap((before) => next.map((after) => before + after));
  }
  return all;
}

function partsOf(node: AnyNode): (string | t.Node)[] | null {
  if (node.type === 'BinaryExpression' && node.operator === '+') return [node.left, node.right];
  if (node.type !== 'TemplateLiteral') return null;
  return node.quasis.flatMap(({ value }, i) => [
    value.cooked ?? value.raw,
    ...(node.expressions[i] ? [node.expressions[i]] : []),
  ]);
}

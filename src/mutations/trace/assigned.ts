/** A variable that code sets anew: each of the values that it is given in the source. */
import type * as t from '@babel/types';
import type { Binding } from '../jsx/bindings.ts';
import type { AnyNode } from '../jsx/nodes.ts';
import { join, type Origin, type Traced } from './origin-node.ts';
import { usesIn } from './state.ts';
import type { Trace, Tracer } from './tracer.ts';

const PATTERNS = /^(?:ArrayPattern|ObjectPattern|For(?:In|Of)Statement)$/;

/** @returns null where it is set in other ways than `name = value` */
export function assignedTo(binding: Binding, origin: Origin, trace: Trace, tracer: Tracer): Traced | null {
  const declarator = binding.node;
  if (declarator.type !== 'VariableDeclarator' || declarator.id !== binding.id) return null;
  const around = origin.ancestors.slice(0, origin.ancestors.indexOf(binding.scope) + 1);
  const parts = declarator.init
    ? [tracer.valuesOf({ ...origin, node: declarator.init as AnyNode, ancestors: around }, trace)]
    : [];
  for (const { node, ancestors } of usesIn(binding, around)) {
    const parent = ancestors.at(-1) as AnyNode;
    const isSet = parent.type === 'AssignmentExpression' && parent.left === (node as t.Node);
    if (isSet && parent.operator === '=') {
      parts.push(tracer.valuesOf({ ...origin, node: parent.right as AnyNode, ancestors }, trace));
    } else if (isSet || parent.type === 'UpdateExpression' || PATTERNS.test(parent.type)) return null;
    else if (parent.type === 'ObjectProperty' && ancestors.at(-2)?.type === 'ObjectPattern') return null;
  }
  return join(parts, 'branch');
}

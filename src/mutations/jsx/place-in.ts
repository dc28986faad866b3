/** A node of a file with the nodes around it. */
import type { Origin, ValueFile } from '../trace/origin-node.ts';
import { ancestorsOf } from './find-element.ts';
import type { AnyNode } from './nodes.ts';

export function placeIn(file: ValueFile, node: AnyNode): Origin {
  return { node, in: file, ancestors: file.source ? ancestorsOf(file.source.ast.program, node) : [] };
}

/** A node inside another, in the same call of the functions around both. */
export function placeInside({ in: file, entered }: Origin, node: AnyNode): Origin {
  return { ...placeIn(file, node), ...(entered && { entered }) };
}

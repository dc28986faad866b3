/** A node of a file with the nodes around it. */
import type { Origin, ValueFile } from '../trace/origin-node.ts';
import { ancestorsOf } from './find-element.ts';
import type { AnyNode } from './nodes.ts';

export function placeIn(file: ValueFile, node: AnyNode): Origin {
  return { node, in: file, ancestors: file.source ? ancestorsOf(file.source.ast.program, node) : [] };
}

import type * as t from '@babel/types';
import { type AnyNode, endOf, findChild, startOf } from '../jsx/nodes.ts';

/** The new tree, asked by offsets of the new text. */
export class After {
  constructor(
    readonly root: AnyNode,
    readonly text: string,
  ) {}

  /** The element or fragment whose `<` is at `start`. */
  elementAt(start: number): t.JSXElement | null {
    const node = this.nodeAt(start, 'JSXElement');
    return node?.type === 'JSXElement' ? node : null;
  }

  /** The outermost node of a type that begins at an offset. */
  nodeAt(start: number, type: string): AnyNode | null {
    let current: AnyNode | null = this.root;
    while (current) {
      if (startOf(current) === start && current.type === type) return current;
      current = findChild(current, (child) => startOf(child) <= start && endOf(child) > start);
    }
    return null;
  }
}

/** JSON files as trees: JSON is an expression, so the same nodes and offsets serve. */
import { parseExpression } from '@babel/parser';
import type * as t from '@babel/types';
import type { AnyNode } from '../jsx/nodes.ts';
import { MAX_SOURCE_LENGTH } from '../jsx/parse.ts';

/** The root value of a JSON text, null when it is none. */
export function parseJson(text: string): AnyNode | null {
  if (text.length > MAX_SOURCE_LENGTH) return null;
  try {
    JSON.parse(text.replace(/^\ufeff/, ''));
    const node: t.Node = parseExpression(text);
    return node as AnyNode;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

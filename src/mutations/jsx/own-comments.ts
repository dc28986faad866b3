/**
 * The comments of a child that has lines of its own: those directly above it, and with them one directly behind it that ends its
 * group (`Start` and `End` around a card). They go where it goes, and nothing comes between.
 */

import { sideOf } from '../text/gaps.ts';
import { hasBlankLine, lineStart, startsItsLine } from '../text/layout.ts';
import { innerLineStarts } from '../text/reindent.ts';
import { type AnyNode, endOf, type JsxParent, startOf } from './nodes.ts';

export interface Extent {
  start: number;
  end: number;
  /** starts of the lines after the first one at which indentation is layout */
  lines: number[];
  /** neither a sibling nor a comment stands before it */
  isFirst: boolean;
  isLast: boolean;
}

/**
 * What goes where a node goes.
 * @param parent null for a node that is no child of an element
 * @param hasComments false for the node alone
 */
export function extentOf(text: string, parent: JsxParent | null, unit: AnyNode, hasComments: boolean): Extent {
  const row = (parent?.children ?? []) as AnyNode[];
  const at = row.indexOf(unit);
  const above =
    hasComments && at >= 0 && startsItsLine(text, startOf(unit)) ? commentsAbove(text, row.slice(0, at)) : [];
  const below = above.length > 0 ? commentBelow(text, row.slice(at + 1)) : [];
  const nodes = [...above, unit, ...below];
  const lines = nodes.flatMap((node, i) => [
    ...(i > 0 ? [lineStart(text, startOf(node))] : []),
    ...innerLineStarts(text, node),
  ]);
  const [first, last] = [nodes[0] ?? unit, nodes.at(-1) ?? unit];
  return {
    start: startOf(first),
    end: endOf(last),
    lines,
    isFirst: parent !== null && sideOf(text, parent, first, 'before').neighbour === null,
    isLast: parent !== null && sideOf(text, parent, last, 'after').neighbour === null,
  };
}

/** @param row the children before it */
function commentsAbove(text: string, row: AnyNode[]): AnyNode[] {
  const [comment, gap] = [row.at(-2), row.at(-1)];
  if (!comment || !gap || !isOneLineEnd(gap) || !isCommentLine(text, comment)) return [];
  return [...commentsAbove(text, row.slice(0, -2)), comment];
}

/** @param row the children behind it */
function commentBelow(text: string, [gap, comment, next, after]: AnyNode[]): AnyNode[] {
  if (!gap || !comment || !isOneLineEnd(gap) || !isCommentLine(text, comment)) return [];
  const isEnd = !after || (next?.type === 'JSXText' && hasBlankLine(next.value));
  return isEnd ? [comment] : [];
}

function isOneLineEnd(node: AnyNode): boolean {
  return node.type === 'JSXText' && /^[ \t]*\r?\n[ \t]*$/.test(node.value);
}

function isCommentLine(text: string, node: AnyNode): boolean {
  const isComment = node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression';
  return isComment && startsItsLine(text, startOf(node));
}

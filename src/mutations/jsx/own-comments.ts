/**
 * The comments of a child that has lines of its own. A pair around it that says the same but for `Start` and `End` belongs to it
 * alone: both go when it goes, and its copy has them too. Other comments directly above it, and with them one directly behind it that
 * ends its group, go where it goes, and nothing comes between.
 */

import { sideOf } from '../text/gaps.ts';
import { hasBlankLine, lineStart, startsItsLine } from '../text/layout.ts';
import { innerLineStarts } from '../text/reindent.ts';
import { type AnyNode, endOf, type JsxParent, startOf } from './nodes.ts';

/** Comments that count as part of a child: all of its own, only those of a pair around it, or none. */
export type Comments = 'own' | 'pair' | 'none';

export interface Extent {
  /** the node and its comments */
  nodes: AnyNode[];
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
 */
export function extentOf(text: string, parent: JsxParent | null, unit: AnyNode, comments: Comments): Extent {
  const row = (parent?.children ?? []) as AnyNode[];
  const at = row.indexOf(unit);
  const hasAny = comments !== 'none' && at >= 0 && startsItsLine(text, startOf(unit));
  const pair = hasAny ? pairAround(text, row, at) : null;
  const above = pair?.slice(0, 1) ?? (hasAny && comments === 'own' ? commentsAbove(text, row.slice(0, at)) : []);
  const below = pair?.slice(1) ?? (above.length > 0 ? commentBelow(text, row.slice(at + 1)) : []);
  const nodes = [...above, unit, ...below];
  const lines = nodes.flatMap((node, i) => [
    ...(i > 0 ? [lineStart(text, startOf(node))] : []),
    ...innerLineStarts(text, node),
  ]);
  const [first, last] = [nodes[0] ?? unit, nodes.at(-1) ?? unit];
  return {
    nodes,
    start: startOf(first),
    end: endOf(last),
    lines,
    isFirst: parent !== null && sideOf(text, parent, first, 'before').neighbour === null,
    isLast: parent !== null && sideOf(text, parent, last, 'after').neighbour === null,
  };
}

/** The comments on the lines right above and right below a child that say the same, but for `Start` and `End`. */
function pairAround(text: string, row: AnyNode[], at: number): [AnyNode, AnyNode] | null {
  const [start, before, after, end] = [row[at - 2], row[at - 1], row[at + 1], row[at + 2]];
  if (!start || !before || !after || !end || !isOneLineEnd(before) || !isOneLineEnd(after)) return null;
  if (!isCommentLine(text, start) || !isCommentLine(text, end)) return null;
  const [first, last] = [wordsIn(text, start), wordsIn(text, end)];
  const of = first.filter((word) => !/^(?:start|begin)s?$/.test(word)).join(' ');
  const isPair = last.filter((word) => !/^ends?$/.test(word)).join(' ') === of && of !== first.join(' ');
  return isPair && of !== last.join(' ') ? [start, end] : null;
}

const wordsIn = (text: string, comment: AnyNode): string[] =>
  text
    .slice(startOf(comment), endOf(comment))
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

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

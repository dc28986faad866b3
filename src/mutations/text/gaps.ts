/**
 * The white space that shows between an element and its neighbours, so that words stay apart when one of them moves.
 *
 * A *gap* is white space among the children of a parent that the page shows: blanks without a line end, or `{" "}`. White space
 * with a line end is layout and shows nothing, except between two words of one text.
 */
import type * as t from '@babel/types';
import { type AnyNode, endOf, type JsxParent, startOf } from '../jsx/nodes.ts';
import { hasBlankLine, indentAt, lineEndOf, startsItsLine } from './layout.ts';

export interface Span {
  start: number;
  end: number;
}

export interface Gaps {
  /** the whitespace between the previous sibling and the unit; null if there is none */
  before: Span | null;
  after: Span | null;
  /** all white space between the previous sibling and the unit, line ends and indentation included */
  spaceBefore: Span;
  /** no sibling with content before it */
  isFirst: boolean;
  isLast: boolean;
  /** `before` contains a line break */
  breaksBefore: boolean;
  breaksAfter: boolean;
  /** the previous sibling is text */
  textBefore: boolean;
  /** the neighbour is text that begins with a sign which stands close to a word */
  signAfter: boolean;
}

export function gapsAround(text: string, parent: JsxParent, unit: AnyNode): Gaps {
  const before = sideOf(text, parent, unit, 'before');
  const after = sideOf(text, parent, unit, 'after');
  const children = parent.children as AnyNode[];
  const at = children.indexOf(unit);
  return {
    before: before.gap,
    after: after.gap,
    isFirst: children.slice(0, Math.max(0, at)).every(showsNothing),
    isLast: children.slice(at + 1).every(showsNothing),
    breaksBefore: before.breaks,
    breaksAfter: after.breaks,
    textBefore: before.neighbour?.type === 'JSXText',
    spaceBefore: before.space,
    signAfter: after.neighbour?.type === 'JSXText' && /^\s*[,.;:!?)\]]/.test(after.neighbour.value),
  };
}

/**
 * What parts a new child from its neighbour, where both have lines of their own: a blank line as well, if one stands between all of
 * three or more children.
 * @param isApart a blank line belongs to the new child
 */
export function linesBetween(text: string, parent: JsxParent, isApart = false): string {
  const shown = (parent.children as AnyNode[]).filter((child) => !showsNothing(child));
  const gaps = shown.slice(1).map((child, i) => text.slice(endOf(shown[i] as AnyNode), startOf(child)));
  const areApart = gaps.length > 1 && gaps.every(hasBlankLine);
  return lineEndOf(text).repeat(isApart || areApart ? 2 : 1);
}

/** White space, or a comment. */
function showsNothing(node: AnyNode): boolean {
  if (node.type === 'JSXText') return /^[ \t\r\n]*$/.test(node.value);
  return isSpace(node) || (node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression');
}

interface Side {
  /** the white space that shows, with the layout beside it; null if none shows */
  gap: Span | null;
  /** all white space up to the neighbour */
  space: Span;
  /** the next sibling with content, or a comment */
  neighbour: AnyNode | null;
  breaks: boolean;
}

export function sideOf(text: string, parent: JsxParent, unit: AnyNode, side: 'before' | 'after'): Side {
  const children = parent.children as AnyNode[];
  const at = children.indexOf(unit);
  if (side === 'after') return walk(text, children.slice(at + 1), endOf(unit), false);
  return walk(text, children.slice(0, Math.max(0, at)).reverse(), startOf(unit), true);
}

/**
 * Walks from a unit's edge to the next sibling with content. JSX renders `{" "}` and spaces, but no line break and the
 * whitespace around it.
 */
function walk(text: string, children: readonly AnyNode[], edge: number, backwards: boolean): Side {
  let shown = edge;
  let last = edge;
  let breaks = false;
  let hasGap = false;
  let neighbour: AnyNode | null = null;
  for (const child of children) {
    const far = backwards ? startOf(child) : endOf(child);
    if (isSpace(child)) {
      hasGap = true;
      shown = last = far;
      continue;
    }
    if (child.type !== 'JSXText') {
      neighbour = child;
      break;
    }
    const raw = text.slice(startOf(child), endOf(child));
    const blank = (backwards ? /[ \t\r\n]*$/ : /^[ \t\r\n]*/).exec(raw)?.[0] ?? '';
    const isLayout = /[\r\n]/.test(blank);
    breaks ||= isLayout;
    last += backwards ? -blank.length : blank.length;
    if (!isLayout && blank !== '') {
      hasGap = true;
      shown = last;
    }
    if (blank.length < raw.length) {
      neighbour = child;
      break;
    }
  }
  // Layout behind a gap belongs to it only where content follows: else it is that of the closing tag.
  const end = neighbour ? last : shown;
  const gap = hasGap ? { start: Math.min(edge, end), end: Math.max(edge, end) } : null;
  return { gap, space: { start: Math.min(edge, last), end: Math.max(edge, last) }, neighbour, breaks };
}

/** Where a child ends, without the white space that a text ends with. */
export function contentEnd(text: string, node: AnyNode): number {
  if (node.type !== 'JSXText') return endOf(node);
  return startOf(node) + text.slice(startOf(node), endOf(node)).replace(/[ \t\r\n]+$/, '').length;
}

/** `{" "}`, `{' '}`: white space that is written out. */
export function isSpace(node: AnyNode): boolean {
  if (node.type !== 'JSXExpressionContainer') return false;
  const { expression } = node;
  if (expression.type === 'StringLiteral') return /^[ \t\r\n]+$/.test(expression.value);
  return expression.type === 'TemplateLiteral' && expression.quasis.length === 1
    ? /^[ \t\r\n]+$/.test(expression.quasis[0]?.value.cooked ?? '')
    : false;
}

/** The gap of a unit as it is written, for another one like it; empty where it stands close to its neighbours. */
export function gapBeside(text: string, parent: JsxParent, unit: AnyNode): string {
  const { before, after, isFirst, isLast } = gapsAround(text, parent, unit);
  const gap = (isLast ? null : after) ?? (isFirst ? null : before);
  return gap ? text.slice(gap.start, gap.end) : '';
}

/** How the file writes a gap that has to stay where a line ends. */
export function writtenGap(text: string): string {
  return /\{(['"`]) \1\}/.exec(text)?.[0] ?? '{" "}';
}

/**
 * The span to remove with a unit: one of the gaps beside it, so that one is left between its neighbours.
 * @returns null where no gap stands beside it; `put` stands in its place
 */
export function spanWithGap(text: string, unit: Span, gaps: Gaps): (Span & { put: string }) | null {
  const { before, after, isFirst, isLast } = gaps;
  if (!before && !after) return null;
  const whole = { start: before?.start ?? unit.start, end: after?.end ?? unit.end, put: '' };
  // `{" "}` would be left on a line of its own: it goes up to the end of the line before
  const movesUp = !before && gaps.breaksBefore && !isFirst && text[unit.end] === '{';
  if (movesUp) return { start: gaps.spaceBefore.start, end: unit.end, put: '' };
  if (isFirst || isLast) {
    const end = isFirst ? whole.end : unit.end;
    return { ...fromLineStart(text, { start: isLast ? whole.start : unit.start, end }), put: '' };
  }
  if (before && after) return { ...fromLineStart(text, { start: unit.start, end: whole.end }), put: '' };
  // `a <b>x</b>, c`: the sign goes to the word that is left
  if (before && gaps.signAfter) return { ...whole, put: '' };
  // The one gap that is left may meet a line end, which would hide it.
  const left = text.slice(whole.start, whole.end).replace(text.slice(unit.start, unit.end), '');
  const isHidden = !left.includes('{') && (before ? gaps.breaksAfter : gaps.breaksBefore);
  if (!isHidden) return { ...unit, put: '' };
  return { ...whole, put: !before && gaps.textBefore ? '' : writtenGap(text) };
}

/** The span with the same effect that begins and ends its line, so that it meets no other one on the next line. */
function fromLineStart(text: string, { start, end }: Span): Span {
  const indent = indentAt(text, start);
  const isShifted = startsItsLine(text, start) && startsItsLine(text, end) && indentAt(text, end) === indent;
  return isShifted ? { start: start - indent.length, end: end - indent.length } : { start, end };
}

export interface GapOrigin {
  /** a gap stood beside the unit where it was */
  hadGap: boolean;
  /** written as `{" "}` */
  isExplicit: boolean;
  /** the unit stays in its parent */
  sameParent: boolean;
}

/** The gaps that a unit needs at both sides in its new place, as code; null where none is needed. */
export function gapsFor(
  text: string,
  origin: GapOrigin,
  anchor: Gaps,
  side: 'before' | 'after',
  lineBreak: string,
): { lead: string; tail: string } | null {
  const near = side === 'after' ? anchor.after : anchor.before;
  const isSpaced = anchor.before !== null || anchor.after !== null;
  if (!isSpaced && !(origin.hadGap && origin.sameParent)) return null;
  const written = writtenGap(text);
  const gapText = near ? text.slice(near.start, near.end) : '';
  const isExplicit = near ? gapText.includes('{') : origin.isExplicit;
  const beside = isExplicit ? written + (/[\r\n]/.test(gapText) || !near ? lineBreak : '') : ' ';
  if (side === 'after') {
    const needsFar = !near && !anchor.isLast && !anchor.signAfter;
    return { lead: beside, tail: needsFar ? (anchor.breaksAfter ? written : ' ') : '' };
  }
  const needsFar = !near && !anchor.isFirst;
  return { lead: needsFar ? (anchor.breaksBefore ? written : ' ') : '', tail: beside };
}

/** The last child that is content, to insert after it. */
export function lastContent(parent: JsxParent): t.Node | null {
  return (
    (parent.children as AnyNode[]).findLast(
      (child) => !(child.type === 'JSXText' && /^[ \t\r\n]*$/.test(child.value)) && !isSpace(child),
    ) ?? null
  );
}

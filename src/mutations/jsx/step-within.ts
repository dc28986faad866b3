/**
 * A move within one parent where white space shows. The white space on the side to which the element goes moves along, to its other
 * side; all else stays. So no space is lost or added, and the same step back restores the bytes.
 */
import { contentEnd, lastContent, type Span, sideOf } from '../text/gaps.ts';
import { indentAt } from '../text/layout.ts';
import { type AnyNode, endOf, startOf } from './nodes.ts';
import type { InsertionPoint } from './placement.ts';
import { isLayout } from './shown-children.ts';
import type { SpacedPlace } from './spaced-place.ts';

interface Step extends SpacedPlace {
  /** the unit and the white space that moves along */
  cut: Span;
}

/** @returns null in another parent, where no white space shows, beside a comment, and where a text would touch other words */
export function stepWithin(unit: AnyNode, { source: { text }, parent, anchor }: InsertionPoint): Step | null {
  const beside = anchor?.unit ?? (lastContent(parent) as AnyNode | null);
  if (!beside || !(parent.children as AnyNode[]).includes(unit)) return null;
  const goesOn = startOf(beside) > startOf(unit);
  const [ahead, behind] = goesOn ? (['after', 'before'] as const) : (['before', 'after'] as const);
  // the last sibling that it passes
  const last = (anchor?.side ?? 'after') === ahead ? beside : sideOf(text, parent, beside, behind).neighbour;
  const near = sideOf(text, parent, unit, ahead);
  if (!last || last === unit || isLayout(last) || !near.neighbour || isLayout(near.neighbour)) return null;
  const left = sideOf(text, parent, unit, behind);
  const far = sideOf(text, parent, last, ahead);
  const isText = (node: AnyNode | null) => node?.type === 'JSXText';
  const gluesLeft = left.neighbour && !left.gap && (isText(left.neighbour) || isText(near.neighbour));
  const gluesFar = far.neighbour && (isText(last) || (!far.gap && isText(far.neighbour)));
  const { start, end } = near.space;
  if (gluesLeft || gluesFar || start === end || !(near.gap ?? left.gap ?? far.gap)) return null;
  const white = text.slice(start, end);
  const indent = indentAt(text, startOf(unit));
  return goesOn
    ? { cut: { start: startOf(unit), end }, at: contentEnd(text, last), indent, lead: white, tail: '' }
    : { cut: { start, end: endOf(unit) }, at: startOf(last), indent, lead: '', tail: white };
}

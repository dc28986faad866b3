/** The inline place of an insertion beside text, and the white space around it. */
import { isInline } from '../../protocol/html-nesting.ts';
import type { Draft, Mark } from '../check/draft.ts';
import { contentEnd, type GapOrigin, gapsAround, gapsFor, lastContent } from '../text/gaps.ts';
import { indentAt, lineEndOf } from '../text/layout.ts';
import { type AnyNode, startOf, tagNameOf } from './nodes.ts';
import type { InsertionPoint, Writer } from './placement.ts';

export interface SpacedPlace {
  at: number;
  /** the indentation of the line there */
  indent: string;
  /** white space before the insertion */
  lead: string;
  /** and behind it */
  tail: string;
}

/**
 * @param tag of what is inserted
 * @returns null where no space shows beside the place: the insertion gets lines of its own, or no space at all
 */
export function spacedPlace(
  { source: { text }, parent, anchor: beside }: InsertionPoint,
  origin: GapOrigin,
  tag: string,
): SpacedPlace | null {
  // a space between two blocks is a leftover of the formatter
  if (beside && !origin.hadGap && !isInline(tag) && isBlock(beside.unit)) return null;
  const anchor = beside?.unit ?? (lastContent(parent) as AnyNode | null);
  if (!anchor) return null;
  const side = beside?.side ?? 'after';
  const at = side === 'after' ? contentEnd(text, anchor) : startOf(anchor);
  const indent = indentAt(text, at);
  const found = gapsFor(text, origin, gapsAround(text, parent, anchor), side, lineEndOf(text) + indent);
  return found && { at, indent, ...found };
}

function isBlock(node: AnyNode): boolean {
  return node.type === 'JSXElement' && !isInline(tagNameOf(node.openingElement.name));
}

/** Notes the insertion. @returns its mark and where in the mark's text the piece begins */
export function insertSpaced(draft: Draft, place: SpacedPlace, write: Writer): { mark: Mark; inner: number } {
  const { at, indent, lead, tail } = place;
  return { mark: draft.insert(at, lead + write(indent) + tail), inner: lead.length };
}

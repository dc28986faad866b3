/** The tree after a draft, for as little parsing as is sound: a region of the file where one holds the edit, else all of it. */

import type { AnyNode } from '../jsx/nodes.ts';
import { type ParsedSource, type ParseFailure, parseSource } from '../jsx/parse.ts';
import type { Draft } from './draft.ts';
import { parseRegion, regionOf, type Span } from './region.ts';

/** The part that was parsed again, before and after. Offsets of `after` and `root` are those of the new text. */
export interface Reparsed {
  before: AnyNode;
  after: AnyNode;
  /** where elements of `after` are looked for */
  root: AnyNode;
  text: string;
  isWholeFile: boolean;
}

/** @param covers a span of the old text that has to be parsed again too; `file` for all of it */
export function reparse(source: ParsedSource, draft: Draft, covers?: Span | 'file'): Reparsed | ParseFailure {
  const splices = draft.splices();
  const text = draft.newText();
  const touched = { start: splices[0]?.start ?? 0, end: splices.at(-1)?.end ?? 0 };
  const region = covers === 'file' ? null : regionOf(source, touched, covers);
  if (region) {
    const after = parseRegion(source, region, text, region.end + text.length - source.text.length);
    if (after) return { before: region.node, after: after.node, root: after.root, text, isWholeFile: false };
  }
  const parsed = parseSource(text, source.file);
  if (!parsed.ok) return parsed;
  const program = parsed.ast.program as AnyNode;
  return { before: source.ast.program as AnyNode, after: program, root: program, text, isWholeFile: true };
}

/**
 * The tree after a draft, for as little parsing as is sound.
 *
 * Where all splices lie strictly inside one JSX element, that element alone is parsed again: it still begins with the same
 * `<` and ends with the same `>`, and a JSX element means the same at every place where an expression may stand. What lies
 * outside is the same characters, so it is the same tree. Anything else, and anything that such a parse rejects (`yield`,
 * `super`), is parsed as a whole file.
 */
import { parseExpression } from '@babel/parser';
import type * as t from '@babel/types';
import type { Splice } from '../protocol/splice.ts';
import type { Draft } from './draft.ts';
import { type AnyNode, endOf, forEachChild, startOf } from './nodes.ts';
import { optionsFor, type ParsedSource, type ParseFailure, parseSource } from './parse.ts';

/** What was parsed again, before and after. Offsets of `after` are those of the new text. */
export interface Reparsed {
  before: AnyNode;
  after: AnyNode;
  text: string;
}

/** @param covers a span of the old text that has to be parsed again too */
export function reparse(source: ParsedSource, draft: Draft, covers?: Span): Reparsed | ParseFailure {
  const splices = draft.splices();
  const text = draft.newText();
  const region = regionOf(source.ast.program as AnyNode, splices, covers);
  if (region) {
    const after = parseRegion(source, text, startOf(region), endOf(region) + text.length - source.text.length);
    if (after && after.type === region.type) return { before: region, after, text };
  }
  const parsed = parseSource(text, source.file);
  if (!parsed.ok) return parsed;
  return { before: source.ast.program as AnyNode, after: parsed.ast.program as AnyNode, text };
}

export interface Span {
  start: number;
  end: number;
}

/** The smallest JSX node that holds all splices strictly inside itself, and the whole of `covers`. */
function regionOf(program: AnyNode, splices: readonly Splice[], covers?: Span): AnyNode | null {
  const start = splices[0]?.start ?? 0;
  const end = splices.at(-1)?.end ?? 0;
  let region: AnyNode | null = null;
  let current: AnyNode | null = program;
  while (current) {
    if (current.type === 'JSXElement' || current.type === 'JSXFragment') region = current;
    let next: AnyNode | null = null;
    forEachChild(current, (child) => {
      const holds = startOf(child) < start && endOf(child) > end;
      const isWide = !covers || (startOf(child) <= covers.start && endOf(child) >= covers.end);
      if (!next && holds && isWide) next = child;
    });
    current = next;
  }
  return region;
}

function parseRegion(source: ParsedSource, text: string, start: number, end: number): AnyNode | null {
  try {
    const options = optionsFor(source.text, source.language);
    // A start index has to come with a line; lines of regions are never asked for.
    const place = start > 0 ? { startIndex: start, startLine: 2, startColumn: 1 } : {};
    const node: t.Node = parseExpression(text.slice(start, end), { ...options, ...place });
    return endOf(node) === end && startOf(node) === start ? (node as AnyNode) : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

/** Changing the indentation of code that moves in or out, but never inside strings and templates. */
import type { Draft, Mark } from '../check/draft.ts';
import { type AnyNode, endOf, forEachChild, startOf } from '../jsx/nodes.ts';
import { isBlank, lineEnd, skipLineEnd } from './layout.ts';

/** Starts of the lines after the first one, inside a node, at which indentation is layout and no content. */
export function innerLineStarts(text: string, node: AnyNode): number[] {
  const fixed: AnyNode[] = [];
  collectFixed(node, text, fixed);
  const starts: number[] = [];
  let at = lineEnd(text, startOf(node));
  while (at < endOf(node)) {
    const start = skipLineEnd(text, at);
    if (start >= endOf(node)) break;
    at = lineEnd(text, start);
    const isContent = fixed.some((one) => startOf(one) < start && endOf(one) >= start);
    if (!isContent && !isBlank(text.slice(start, at))) starts.push(start);
  }
  return starts;
}

/** Literals that run over several lines. */
function collectFixed(node: AnyNode, text: string, fixed: AnyNode[]): void {
  if (node.type === 'StringLiteral' || node.type === 'TemplateElement' || node.type === 'DirectiveLiteral') {
    if (/[\n\r]/.test(text.slice(startOf(node), endOf(node)))) fixed.push(node);
    return;
  }
  forEachChild(node, (child) => collectFixed(child, text, fixed));
}

/** Notes one more step of indentation for all lines of a node but its first; lines that begin inside `gone` are no more. */
export function indentInner(draft: Draft, node: AnyNode, unit: string, gone?: Pick<Mark, 'start' | 'end'>): void {
  for (const start of innerLineStarts(draft.text, node)) {
    if (!gone || start <= gone.start || start >= gone.end) draft.insert(start, unit);
  }
}

export interface MovedText {
  text: string;
  /** where an offset of the old text, inside the node, is in `text` */
  at(offset: number): number;
}

/**
 * The text of a node for another place.
 * @param from indentation of the line that it stood on, replaced by `to` where lines begin with it
 * @param eol line end of the other file
 */
export function movedText(text: string, node: AnyNode, from: string, to: string, eol?: string): MovedText {
  const span = { start: startOf(node), end: endOf(node), lines: innerLineStarts(text, node) };
  return movedLines(text, span, from, to, eol);
}

/** The same for a span, of which it is known where its lines begin (see `innerLineStarts`). */
export function movedLines(
  text: string,
  span: { start: number; end: number; lines: readonly number[] },
  from: string,
  to: string,
  eol?: string,
): MovedText {
  const convert = (piece: string) => (eol === undefined ? piece : piece.replace(/\r\n|\n|\r/g, eol));
  const segments: { start: number; end: number; lead: string; at: number }[] = [];
  let length = 0;
  let start = span.start;
  let lead = '';
  const close = (end: number) => {
    segments.push({ start, end, lead, at: length });
    length += lead.length + convert(text.slice(start, end)).length;
  };
  for (const line of span.lines) {
    if (commonLength(text.slice(line, lineEnd(text, line)), from) < from.length) continue;
    close(line);
    start = line + from.length;
    lead = to;
  }
  close(span.end);
  return {
    text: segments.map((one) => one.lead + convert(text.slice(one.start, one.end))).join(''),
    at: (offset) => {
      const segment = segments.findLast((one) => one.start <= offset) ?? (segments[0] as (typeof segments)[number]);
      return segment.at + segment.lead.length + convert(text.slice(segment.start, offset)).length;
    },
  };
}

function commonLength(line: string, prefix: string): number {
  let at = 0;
  while (at < prefix.length && line[at] === prefix[at]) at++;
  return at;
}

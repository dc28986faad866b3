/** Changing the indentation of code that moves in or out, but never inside strings and templates. */
import type { Draft } from '../draft.ts';
import { type AnyNode, endOf, forEachChild, startOf } from '../nodes.ts';
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

/** Notes one more step of indentation for all lines of the nodes but their first. */
export function indentInner(draft: Draft, node: AnyNode, unit: string): void {
  for (const start of innerLineStarts(draft.text, node)) draft.insert(start, unit);
}

/**
 * The text of a node for another place.
 * @param from indentation of the line that it stood on, replaced by `to` where lines begin with it
 * @param eol line end of the other file
 */
export function textFor(text: string, node: AnyNode, from: string, to: string, eol?: string): string {
  const starts = innerLineStarts(text, node);
  let out = '';
  let last = startOf(node);
  for (const start of starts) {
    out += text.slice(last, start);
    const shared = commonLength(text.slice(start, lineEnd(text, start)), from);
    out += shared === from.length ? to : '';
    last = shared === from.length ? start + from.length : start;
  }
  out += text.slice(last, endOf(node));
  return eol === undefined ? out : out.replace(/\r\n|\n|\r/g, eol);
}

function commonLength(line: string, prefix: string): number {
  let at = 0;
  while (at < prefix.length && line[at] === prefix[at]) at++;
  return at;
}

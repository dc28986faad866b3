/** The text of an import declaration, or of some of its names, that goes when nothing uses them. */
import type * as t from '@babel/types';
import { type AnyNode, endOf, startOf } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import { hasCommentIn } from '../jsx/slots.ts';
import { type Span, statementSpan } from './statement-span.ts';

/** @param unused specifiers of the declaration */
export function importSpans(
  source: ParsedSource,
  declaration: t.ImportDeclaration & AnyNode,
  unused: ReadonlySet<AnyNode>,
): Span[] {
  const specifiers = declaration.specifiers as (t.ImportDeclaration['specifiers'][number] & AnyNode)[];
  if (specifiers.every((one) => unused.has(one))) return [statementSpan(source, declaration)];
  const first = specifiers[0] as AnyNode;
  const hasDefault = first.type === 'ImportDefaultSpecifier';
  const named = hasDefault ? specifiers.slice(1) : specifiers;
  const spans: Span[] = [];
  if (hasDefault && unused.has(first)) {
    spans.push({ start: startOf(first), end: afterComma(source.text, endOf(first)) });
  }
  if (named.length > 0 && named.every((one) => unused.has(one))) {
    // `, { a, b }` or `, * as all` behind the default
    const close = source.text.indexOf('}', endOf(named.at(-1) as AnyNode));
    const end = named[0]?.type === 'ImportNamespaceSpecifier' ? endOf(named[0]) : close + 1;
    spans.push({ start: endOf(first), end });
  } else spans.push(...listSpans(named, unused));
  return spans.filter(({ start, end }) => !hasCommentIn(source, start, end));
}

/** Names in a list with a comma each: up to the next name, and at the end from the last that stays. */
function listSpans(named: readonly AnyNode[], unused: ReadonlySet<AnyNode>): Span[] {
  const kept = named.findLastIndex((one) => !unused.has(one));
  const spans: Span[] = [];
  for (const [i, one] of named.entries()) {
    if (unused.has(one) && i < kept) spans.push({ start: startOf(one), end: startOf(named[i + 1] as AnyNode) });
  }
  if (kept < named.length - 1) {
    spans.push({ start: endOf(named[kept] as AnyNode), end: endOf(named.at(-1) as AnyNode) });
  }
  return spans;
}

function afterComma(text: string, at: number): number {
  return at + (/^\s*,\s*/.exec(text.slice(at))?.[0].length ?? 0);
}

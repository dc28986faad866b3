/** The text of a statement with its comments and lines, and spans that leave no doubled blank line. */
import { type AnyNode, endOf, startOf } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import { isBlank, lineEnd, lineStart, ownsItsLines, skipLineEnd, startsItsLine } from '../text/layout.ts';

export interface Span {
  start: number;
  end: number;
}

/** Comments that tell a tool about the next line. */
const DIRECTIVE = /eslint-disable-next-line|@ts-ignore|@ts-expect-error|biome-ignore|prettier-ignore/;

/** With the comments right above and behind it. Above an import only those for tools belong to it: others head the file. */
export function statementSpan(source: ParsedSource, statement: AnyNode): Span {
  const { text } = source;
  const start = startWithComments(source, statement);
  const rest = text.slice(endOf(statement), lineEnd(text, endOf(statement)));
  const end = endOf(statement) + (/^[ \t]*(?:\/\/.*|\/\*(?:(?!\*\/).)*\*\/[ \t]*)$/.exec(rest)?.[0].length ?? 0);
  if (!ownsItsLines(text, start, end)) return { start, end };
  return { start: afterMark(text, lineStart(text, start)), end: skipLineEnd(text, lineEnd(text, end)) };
}

function startWithComments({ text, ast }: ParsedSource, statement: AnyNode): number {
  let start = startOf(statement);
  for (const comment of (ast.comments ?? []).toReversed()) {
    const [from, to] = [comment.start as number, comment.end as number];
    if (to > start) continue;
    const isAbove = /^[ \t]*(?:\r\n|\n|\r)[ \t]*$/.test(text.slice(to, start)) && startsItsLine(text, from);
    if (!isAbove || (statement.type === 'ImportDeclaration' && !DIRECTIVE.test(comment.value))) break;
    start = from;
  }
  return start;
}

/** A byte order mark stays. */
function afterMark(text: string, start: number): number {
  return start === 0 && text.startsWith('\ufeff') ? 1 : start;
}

/** Sorted and joined. A blank line goes too where it would follow another, or begin or end the file or its block. */
export function withoutDoubleBlanks(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
    const current = joined.at(-1) as Span;
    if (isWholeLines(text, current)) current.end = endWithBlanks(text, current);
  }
  for (const span of joined) if (isWholeLines(text, span)) span.start = startWithBlank(text, span);
  return joined;
}

function isWholeLines(text: string, { start, end }: Span): boolean {
  return afterMark(text, lineStart(text, start)) === start && (end === text.length || lineStart(text, end) === end);
}

function endWithBlanks(text: string, { start, end }: Span): number {
  const needsNoBlank = start <= 1 || /[{(]\s*$|(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)$/.test(text.slice(0, start));
  let at = end;
  while (needsNoBlank && at < text.length && isBlank(text.slice(at, lineEnd(text, at)))) {
    at = skipLineEnd(text, lineEnd(text, at));
  }
  return at;
}

/** At the end of a block or of the file the blank line above goes. */
function startWithBlank(text: string, { start, end }: Span): number {
  if (end < text.length && !/^[ \t]*[})]/.test(text.slice(end))) return start;
  const above = /(?<=\r\n|\n|\r)(?:[ \t]*(?:\r\n|\n|\r))+$/.exec(text.slice(0, start));
  return start - (above?.[0].length ?? 0);
}

/** One more entry at the end of a list in braces, brackets or parentheses: a pattern, the members of a type, a call's arguments. */
import type * as t from '@babel/types';
import type { Draft } from '../check/draft.ts';
import { indentAt, lineEnd, lineEndOf, startsItsLine } from '../text/layout.ts';
import { nextToken } from '../text/trivia.ts';
import { endOf, startOf } from './nodes.ts';

interface List {
  last: t.Node;
  /** between two on one line */
  separator: string;
  /** for the members of a type, which lines separate too: the mark behind one that has a line of its own, empty for none */
  lineMark?: string;
}

/**
 * Notes the entry in the way in which the others are written; a comment behind the last one stays with it.
 * @returns false where comments leave no sure place
 */
export function addToList(draft: Draft, { last, separator, lineMark }: List, entry: string): boolean {
  const { text } = draft;
  const byLines = lineMark !== undefined;
  // the mark belongs to a type's member, and to no entry of the other lists
  const end = endOf(last) - (byLines && /[;,]$/.test(text.slice(startOf(last), endOf(last))) ? 1 : 0);
  const next = nextToken(text, end);
  const mark = /[;,]/.exec(text[next] as string)?.[0] ?? '';
  const behind = mark ? next + 1 : end;
  const close = nextToken(text, behind);
  if (!/[\])}]/.test(text[close] as string)) return false;
  const hasComment = /\S/.test(text.slice(end, mark ? next : end) + text.slice(behind, close));
  const eol = lineEnd(text, end);
  if (!startsItsLine(text, startOf(last)) || close < eol) {
    if (hasComment) return false;
    draft.insert(byLines ? behind : end, byLines && mark ? ` ${entry}${mark}` : `${separator} ${entry}`);
    return true;
  }
  const gap = lineEndOf(text) + indentAt(text, startOf(last));
  const rest = text.slice(behind, eol);
  // a comment at the end of the last entry's line describes that entry: the new one goes below
  if (behind > eol || !endsHere(text, behind, eol)) return false;
  const at = behind + rest.trimEnd().length;
  if (mark) draft.insert(at, gap + entry + mark);
  else {
    draft.insert(end, lineMark ?? separator);
    draft.insert(at, gap + entry);
  }
  return true;
}

/** Notes the first entry of an empty list. @returns false where a comment stands in it */
export function addFirst(draft: Draft, start: number, entry: string): boolean {
  const { text } = draft;
  const close = nextToken(text, start + 1);
  if (text[close] !== '}' || /\S/.test(text.slice(start + 1, close))) return false;
  draft.replace(start, close + 1, `{ ${entry} }`);
  return true;
}

/** No comment that begins on this line goes on behind it. */
function endsHere(text: string, from: number, eol: number): boolean {
  const line = text.slice(from, eol);
  const open = line.replace(/\/\*.*?\*\//g, '').replace(/\/\/.*$/, '');
  return !/\S/.test(open);
}

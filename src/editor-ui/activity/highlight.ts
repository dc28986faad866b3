/**
 * Colours and changed parts of a diff's lines, as plain spans. Loaded only when a diff is opened: the parsers are the heaviest
 * part of the editor.
 */
import { javascriptLanguage, jsxLanguage, tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import type { Language } from '@codemirror/language';
import { presentableDiff } from '@codemirror/merge';
import { highlightTree, tagHighlighter, tags } from '@lezer/highlight';
import { type DiffHunk, type DiffRow, pairRows } from './unified.ts';

export interface Span {
  text: string;
  /** class for the colour, empty for plain text */
  token: string;
  /** inside the changed part of its line */
  changed: boolean;
}

/** Classes of `styles/diff.css` for the parts of code. */
export const codeColours = tagHighlighter([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], class: 'tok-keyword' },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue, tags.regexp], class: 'tok-string' },
  { tag: [tags.tagName, tags.angleBracket, tags.typeName, tags.className], class: 'tok-tag' },
  { tag: [tags.attributeName, tags.propertyName], class: 'tok-name' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], class: 'tok-number' },
  { tag: tags.comment, class: 'tok-comment' },
]);

const LANGUAGES: Record<string, Language> = {
  tsx: tsxLanguage,
  jsx: jsxLanguage,
  ts: typescriptLanguage,
  js: javascriptLanguage,
  mjs: javascriptLanguage,
};

interface Range {
  from: number;
  to: number;
}

/** Spans of every row of a hunk, by row. */
export function highlightHunk(hunk: DiffHunk, path: string): Map<DiffRow, Span[]> {
  const language = LANGUAGES[path.slice(path.lastIndexOf('.') + 1)];
  const changed = changedRanges(hunk.rows);
  const spans = new Map<DiffRow, Span[]>();
  for (const side of ['removed', 'added'] as const) {
    const rows = hunk.rows.filter((row) => row.kind === side || row.kind === 'same');
    const tokens = language ? tokensOf(language, rows.map((row) => row.text).join('\n')) : [];
    let start = 0;
    for (const row of rows) {
      spans.set(row, cut(row.text, start, tokens, changed.get(row) ?? []));
      start += row.text.length + 1;
    }
  }
  return spans;
}

function tokensOf(language: Language, code: string): (Range & { token: string })[] {
  const tokens: (Range & { token: string })[] = [];
  highlightTree(language.parser.parse(code), codeColours, (from, to, token) => tokens.push({ from, to, token }));
  return tokens;
}

function changedRanges(rows: readonly DiffRow[]): Map<DiffRow, Range[]> {
  const ranges = new Map<DiffRow, Range[]>();
  for (const [removed, added] of pairRows(rows)) {
    const changes = presentableDiff(removed.text, added.text);
    ranges.set(
      removed,
      changes.map((change) => ({ from: change.fromA, to: change.toA })),
    );
    ranges.set(
      added,
      changes.map((change) => ({ from: change.fromB, to: change.toB })),
    );
  }
  return ranges;
}

/** One line in pieces, cut wherever its colour or its being changed begins or ends. */
function cut(text: string, start: number, tokens: readonly (Range & { token: string })[], changed: Range[]): Span[] {
  const end = start + text.length;
  const own = tokens.filter((token) => token.from < end && token.to > start);
  const edges = new Set([0, text.length]);
  for (const { from, to } of [...own.map((t) => ({ from: t.from - start, to: t.to - start })), ...changed]) {
    edges.add(Math.max(0, Math.min(text.length, from)));
    edges.add(Math.max(0, Math.min(text.length, to)));
  }
  const sorted = [...edges].sort((a, b) => a - b);
  return sorted.slice(0, -1).map((from, i) => ({
    text: text.slice(from, sorted[i + 1]),
    token: own.find((t) => t.from - start <= from && t.to - start > from)?.token ?? '',
    changed: changed.some((range) => range.from <= from && range.to > from),
  }));
}

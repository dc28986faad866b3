/** Writing a new meaning into a piece of text, each escaped for its place. */
import type { Draft } from '../check/draft.ts';
import { endOf, startOf } from '../jsx/nodes.ts';
import { changeOf, cookJsxText, cookQuoted, type RawChange } from './cook.ts';
import { escapeAmpersands } from './entities.ts';
import { lineEnd, lineStart, ownsItsLines, skipLineEnd } from './layout.ts';
import type { StaticPiece } from './pieces.ts';
import { quoteHabit } from './quote-habit.ts';
import { escapeFor, quoted } from './quoting.ts';
import { type References, referencesIn, withReferences } from './references.ts';

/** Notes the change that makes `piece` mean `value`. */
export function writePiece(draft: Draft, piece: StaticPiece, value: string): void {
  if (piece.cooked.value === value) return;
  if (piece.form === 'number') writeNumber(draft, piece, value);
  else if (piece.form === 'jsx') writeJsxText(draft, piece, value);
  else if (value === '' && piece.container) removeWithLines(draft, startOf(piece.container), endOf(piece.container));
  else writeQuoted(draft, piece, value);
}

function writeNumber(draft: Draft, piece: StaticPiece, value: string): void {
  const isNumber = /^-?\d/.test(value) && String(Number(value)) === value;
  draft.replace(piece.start, piece.end, isNumber ? value : quoted(value, quoteHabit(draft.text)));
}

function writeQuoted(draft: Draft, piece: StaticPiece, value: string): void {
  const change = changeOf(piece.cooked, value, piece.raw.length);
  const escaped = escapeFor(change.value, piece.quote);
  const raw = splice(piece.raw, change, escaped);
  const means = cookQuoted(raw).value === value && !(piece.quote === '`' && /(?<!\\)(?:\\\\)*\$\{/.test(raw));
  if (means) draft.replace(piece.start + change.start, piece.start + change.end, escaped);
  else draft.replace(piece.start, piece.end, escapeFor(value, piece.quote));
}

function writeJsxText(draft: Draft, piece: StaticPiece, value: string): void {
  const { cooked, raw, start } = piece;
  if (cooked.value === '') {
    draft.replace(start, piece.end, jsxText(value) ?? braced(value, draft));
    return;
  }
  const from = cooked.starts[0] as number;
  const to = cooked.ends.at(-1) as number;
  if (value === '') {
    removeWithLines(draft, start + from, start + to);
    return;
  }
  const change = changeOf(cooked, value, raw.length);
  const references = referencesIn(raw, cooked);
  const escaped = escapeJsxText(change.value, references);
  if (escaped !== null && cookJsxText(splice(raw, change, escaped)).value === value) {
    draft.replace(start + change.start, start + change.end, escaped);
    return;
  }
  const whole = escapeJsxText(value, references);
  const keeps = whole !== null && cookJsxText(raw.slice(0, from) + whole + raw.slice(to)).value === value;
  draft.replace(start + from, start + to, keeps ? whole : braced(value, draft));
}

/** Raw JSX text that means `value` between two tags on one line, or null when none does. */
export function jsxText(value: string): string | null {
  const escaped = escapeJsxText(value);
  return escaped !== null && cookJsxText(escaped).value === value ? escaped : null;
}

/** `{"…"}`: holds any text. */
export function braced(value: string, draft: Pick<Draft, 'text'>): string {
  return `{${quoted(value, quoteHabit(draft.text))}}`;
}

/**
 * Characters that nobody would see in the source, and wide blanks at the edges, which transforms trim. Joiners of scripts and
 * emoji stay as they are.
 */
const HIDDEN =
  /[\u0080-\u00a0\u00ad\u1680\u180e\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u2069\ufeff]|^\u3000|\u3000$/g;

function escapeJsxText(value: string, references: References = new Map()): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters need a string literal
  if (/[\u0000-\u001f\u007f]/.test(value)) return null;
  return withReferences(value, references, escapePlain);
}

const escapePlain = (value: string): string =>
  escapeAmpersands(value)
    .replace(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`)
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(HIDDEN, (char) => (char === '\u00a0' ? '&nbsp;' : `&#x${char.charCodeAt(0).toString(16)};`));

function splice(raw: string, { start, end }: RawChange, insert: string): string {
  return raw.slice(0, start) + insert + raw.slice(end);
}

/**
 * Takes a span away, and its lines with it when it has them to itself: with a blank line beside them that would follow another one, or
 * begin or end the content of the parent.
 */
export function removeWithLines(
  draft: Draft,
  start: number,
  end: number,
  ends: Ends = { isFirst: false, isLast: false },
): void {
  const { text } = draft;
  if (!ownsItsLines(text, start, end)) {
    draft.remove(start, end);
    return;
  }
  const lines = linesToRemove(text, start, end, ends);
  // a neighbour that goes too may have taken them
  const free = draft.free(lines.start, lines.end);
  draft.remove(free.start, free.end);
}

/** The lines that go with a span, and whether a blank one beside them is among those. */
export function linesToRemove(
  text: string,
  start: number,
  end: number,
  { isFirst, isLast }: Ends,
): { start: number; end: number; hasBlank: boolean } {
  const [from, to] = [lineStart(text, start), skipLineEnd(text, lineEnd(text, end))];
  const above = /(?<=[\r\n])[ \t]*(?:\r\n|\n|\r)$/.exec(text.slice(0, from))?.[0].length ?? 0;
  const below = /^[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(to))?.[0].length ?? 0;
  const ofBelow = isFirst || above > 0 ? below : 0;
  const ofAbove = isLast && below === 0 ? above : 0;
  return { start: from - ofAbove, end: to + ofBelow, hasBlank: ofAbove + ofBelow > 0 };
}

interface Ends {
  /** no sibling stands before the span */
  isFirst: boolean;
  isLast: boolean;
}

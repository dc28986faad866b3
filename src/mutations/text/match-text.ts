/** Finding, among the pieces of an element, the one that an edited text belongs to. */
import { withShownBlanks } from '../../protocol/shown-blanks.ts';
import { difference } from './cook.ts';
import type { DynamicPiece, Piece, StaticPiece } from './pieces.ts';

/** New meanings of static pieces, or of the value behind a dynamic one. */
export type TextMatch =
  /** no values where the new text differs from the old one only in the form of blanks in dynamic pieces */
  | { kind: 'static'; values: Map<Piece, string> }
  | { kind: 'dynamic'; piece: DynamicPiece; oldValue: string; newValue: string }
  /** several pieces have this text */
  | { kind: 'ambiguous'; pieces: StaticPiece[] }
  /**
   * the text is partly written here and partly computed, and the edit cannot be told apart
   * @property shown what the computed pieces show, where that is known
   */
  | { kind: 'mixed'; pieces: DynamicPiece[]; shown?: string[] }
  | { kind: 'none' };

type Text = StaticPiece | DynamicPiece;

/**
 * @param oldText the text that the page showed: of the whole element, of one run between child elements, or of one text node
 */
export function matchText(every: readonly Piece[], oldText: string, newText: string): TextMatch {
  // Layout between tags shows nothing.
  const pieces = every.filter((piece) => !isStatic(piece) || piece.cooked.value !== '');
  const all = pieces.filter((piece): piece is Text => piece.kind !== 'separator');
  const whole = matchRun(all, oldText, newText);
  if (whole) return whole;
  const found = narrower(pieces, oldText);
  if (found.length > 1) return { kind: 'ambiguous', pieces: found.map((run) => firstStatic(run)) };
  if (found[0]) return matchRun(found[0], oldText, newText) ?? { kind: 'none' };
  const dynamic = all.filter((piece): piece is DynamicPiece => piece.kind === 'dynamic');
  // One computed text node among others: the page reports that node's text alone.
  if (dynamic.length === 1) {
    return { kind: 'dynamic', piece: dynamic[0] as DynamicPiece, oldValue: oldText, newValue: newText };
  }
  return dynamic.length > 0 ? { kind: 'mixed', pieces: dynamic } : { kind: 'none' };
}

/** The literal text among child elements that alone reads so; null where none does, or several do. */
export function literalReading(every: readonly Piece[], shown: string): StaticPiece[] | null {
  const [only, second] = narrower(every, shown);
  return only?.every(isStatic) && !second && shown.trim() !== '' ? only : null;
}

/** Runs, and single static pieces where no run fits, that show exactly `oldText`. */
function narrower(pieces: readonly Piece[], oldText: string): Text[][] {
  const runs = runsOf(pieces);
  const exact = runs.filter((run) => run.length > 0 && run.every(isStatic) && sameText(textOf(run), oldText));
  if (exact.length > 0) return exact;
  const fitting = runs.filter((run) => run.some((piece) => !isStatic(piece)) && extentsOf(run, oldText) !== null);
  const literal = fitting.filter((run) => run.some((piece) => isStatic(piece) && piece.cooked.value.trim() !== ''));
  if (literal.length > 0) return literal;
  return pieces.filter(isStatic).flatMap((piece) => (sameText(piece.cooked.value, oldText) ? [[piece]] : []));
}

function runsOf(pieces: readonly Piece[]): Text[][] {
  const runs: Text[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === 'separator') runs.push([]);
    else runs.at(-1)?.push(piece);
  }
  return runs;
}

function matchRun(run: readonly Text[], oldText: string, newText: string): TextMatch | null {
  if (run.every(isStatic)) {
    const shown = textOf(run);
    if (shown === oldText) return distribute(run, lengthsOf(run), oldText, newText);
    return sameText(shown, oldText) ? distribute(run, lengthsOf(run), shown, withEdges(shown, oldText, newText)) : null;
  }
  const extents = extentsOf(run, oldText);
  if (!extents) return null;
  const spans = spansOf(extents);
  const values = run.flatMap((piece, i) => (isStatic(piece) ? [] : oldText.slice(spans[i]?.start, spans[i]?.end)));
  return distribute(run, extents, oldText, withShownBlanks(newText, values));
}

/** Each piece's part of an element's whole text; empty when the text cannot be cut in one way only. */
export function shownByPiece(pieces: readonly Text[], shown: string | null): Map<Piece, string> {
  const extents = shown === null ? null : extentsOf(pieces, shown);
  if (!extents) return new Map();
  const spans = spansOf(extents);
  return new Map(pieces.map((piece, i) => [piece, (shown as string).slice(spans[i]?.start, spans[i]?.end)]));
}

/**
 * The new text with the white space around the old one that whoever named it by its words left out. White space that was typed there
 * takes its place.
 */
function withEdges(shown: string, oldText: string, newText: string): string {
  const at = shown.indexOf(oldText);
  if (at < 0 || oldText === '') return newText;
  const isTyped = (edge: RegExp) => edge.test(newText) && !edge.test(oldText);
  const before = isTyped(/^\s/) ? '' : shown.slice(0, at);
  const after = isTyped(/\s$/) ? '' : shown.slice(at + oldText.length);
  return before + newText + after;
}

/** How much of `shown` each piece made, when there is exactly one way to cut it; else null. */
function extentsOf(run: readonly Text[], shown: string): number[] | null {
  const early = cut(run, shown, false);
  const late = cut(run, shown, true);
  if (!early || !late) return null;
  return early.every((length, i) => length === late[i]) ? early : null;
}

/** Cuts `shown` at its static pieces: each as early as possible, or as late as possible. */
function cut(run: readonly Text[], shown: string, late: boolean): number[] | null {
  const order = late ? [...run.keys()].reverse() : [...run.keys()];
  const places = new Map<number, number>();
  let edge = late ? shown.length : 0;
  for (const i of order) {
    const piece = run[i] as Text;
    if (!isStatic(piece) || piece.cooked.value === '') continue;
    const value = piece.cooked.value;
    const isLast = i === (late ? 0 : run.length - 1);
    const isFirst = i === (late ? run.length - 1 : 0);
    let at = late ? shown.lastIndexOf(value, edge - value.length) : shown.indexOf(value, edge);
    if (late && edge < value.length) at = -1;
    if (isFirst) at = late ? shown.length - value.length : 0;
    else if (isLast) at = late ? 0 : shown.length - value.length;
    if (at < 0 || !shown.startsWith(value, at)) return null;
    if (late ? at + value.length > edge : at < edge) return null;
    places.set(i, at);
    edge = late ? at : at + value.length;
  }
  return lengthsBetween(run, places, shown.length);
}

/** Lengths of all pieces from the places of the static ones; null where static ones do not meet or dynamic ones do. */
function lengthsBetween(run: readonly Text[], places: Map<number, number>, total: number): number[] | null {
  const lengths = run.map((piece) => (isStatic(piece) ? piece.cooked.value.length : -1));
  let at = 0;
  let open: number | null = null;
  for (const [i, piece] of run.entries()) {
    const place = places.get(i);
    if (place === undefined) {
      if (!isStatic(piece)) {
        if (open !== null) return null;
        open = i;
      }
      continue;
    }
    if (open !== null) lengths[open] = place - at;
    else if (place !== at) return null;
    open = null;
    at = place + (lengths[i] as number);
  }
  if (open !== null) lengths[open] = total - at;
  else if (at !== total) return null;
  return lengths;
}

/** Puts the difference of the two texts into the pieces that it falls in. */
function distribute(run: readonly Text[], lengths: number[], oldText: string, newText: string): TextMatch {
  if (newText === oldText) return { kind: 'static', values: new Map() };
  const { from, oldTo, newTo } = difference(oldText, newText);
  const insert = newText.slice(from, newTo);
  const spans = spansOf(lengths);
  const touched = [...run.keys()].filter((i) => overlaps(spans[i] as Span, from, oldTo));
  const dynamic = touched.filter((i) => !isStatic(run[i] as Text));
  if (from === oldTo) return insertAt(run, spans, from, insert, oldText);
  if (dynamic.length === 0) {
    const values = new Map<Piece, string>();
    for (const [nth, i] of touched.entries()) {
      const piece = run[i] as StaticPiece;
      const { start, end } = spans[i] as Span;
      const value = oldText.slice(start, end);
      const head = value.slice(0, Math.max(0, from - start));
      const tail = value.slice(Math.max(0, oldTo - start));
      values.set(piece, head + (nth === 0 ? insert : '') + tail);
    }
    return { kind: 'static', values };
  }
  if (touched.length === 1) return inDynamic(run, spans, dynamic[0] as number, oldText, from, oldTo, insert);
  const around = aroundComputed(run, spans, oldText, newText);
  if (around) return around;
  const shown = dynamic.map((i) => oldText.slice(spans[i]?.start, spans[i]?.end));
  return { kind: 'mixed', pieces: dynamic.map((i) => run[i] as DynamicPiece), shown };
}

/** Literal text rewritten on both sides of computed values that the new text still has, each in one place only, as a word. */
function aroundComputed(run: readonly Text[], spans: Span[], oldText: string, newText: string): TextMatch | null {
  const values = new Map<Piece, string>();
  let from = 0;
  let first = 0;
  for (let i = 0; i <= run.length; i++) {
    const piece = run[i];
    if (piece && isStatic(piece)) continue;
    const { start, end } = spans[i] ?? { start: oldText.length, end: oldText.length };
    const shown = oldText.slice(start, end);
    const at = piece ? newText.indexOf(shown, from) : newText.length;
    if (piece && (shown === '' || at < 0 || at !== newText.lastIndexOf(shown))) return null;
    if (piece && continues(newText, at, at + shown.length, wordAround(oldText, start, end))) return null;
    const literal = run.slice(first, i) as StaticPiece[];
    if (!share(literal, newText.slice(from, at), values)) return null;
    from = at + shown.length;
    first = i + 1;
  }
  return { kind: 'static', values };
}

interface WordAround {
  before: string;
  after: string;
}

/** The letters and digits that a part of a text touches, a digit also behind a sign inside of a number or time: `1.5`, `9:30`. */
function wordAround(text: string, start: number, end: number): WordAround {
  const [before = ''] = /(?:\d[.,:]|[\p{L}\p{M}\p{N}_])$/u.exec(text.slice(0, start)) ?? [];
  const [after = ''] = /^(?:[.,:]\d|[\p{L}\p{M}\p{N}_])/u.exec(text.slice(end)) ?? [];
  return { before, after };
}

/** True where a part of the text belongs to a longer word, and not to the one that was around it. */
function continues(text: string, start: number, end: number, old: WordAround): boolean {
  const { before, after } = wordAround(text, start, end);
  return (before !== '' && before !== old.before) || (after !== '' && after !== old.after);
}

/** Puts a new text into neighbouring literals. @returns false where there is none to take it */
function share(run: readonly StaticPiece[], newText: string, values: Map<Piece, string>): boolean {
  const oldText = textOf(run);
  if (oldText === newText) return true;
  const match = run.length > 0 ? distribute(run, lengthsOf(run), oldText, newText) : null;
  if (match?.kind !== 'static') return false;
  for (const [piece, value] of match.values) values.set(piece, value);
  return true;
}

/** An insertion between two pieces goes to the static one, unless it continues a word of the computed one. */
function insertAt(run: readonly Text[], spans: Span[], at: number, insert: string, oldText: string): TextMatch {
  const near = [...run.keys()].filter((i) => (spans[i] as Span).start <= at && (spans[i] as Span).end >= at);
  const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);
  const dynamic = near.filter((i) => {
    if (isStatic(run[i] as Text)) return false;
    const { start, end } = spans[i] as Span;
    if (start < at && at < end) return true;
    if (at === end) return isWord(oldText[at - 1]) && isWord(insert[0]);
    return isWord(oldText[at]) && isWord(insert.at(-1));
  });
  const still = near.filter((i) => isStatic(run[i] as Text));
  const target = still.find((i) => (spans[i] as Span).end > (spans[i] as Span).start) ?? still[0];
  const chosen = dynamic[0] ?? target ?? near[0];
  if (chosen === undefined) return { kind: 'none' };
  const piece = run[chosen] as Text;
  if (!isStatic(piece)) return inDynamic(run, spans, chosen, oldText, at, at, insert);
  const { start } = spans[chosen] as Span;
  const value = oldText.slice(start, (spans[chosen] as Span).end);
  return { kind: 'static', values: new Map([[piece, value.slice(0, at - start) + insert + value.slice(at - start)]]) };
}

function inDynamic(
  run: readonly Text[],
  spans: Span[],
  index: number,
  oldText: string,
  from: number,
  to: number,
  insert: string,
): TextMatch {
  const { start, end } = spans[index] as Span;
  return {
    kind: 'dynamic',
    piece: run[index] as DynamicPiece,
    oldValue: oldText.slice(start, end),
    newValue: oldText.slice(start, from) + insert + oldText.slice(to, end),
  };
}

interface Span {
  start: number;
  end: number;
}

function spansOf(lengths: readonly number[]): Span[] {
  let at = 0;
  return lengths.map((length) => {
    const span = { start: at, end: at + length };
    at += length;
    return span;
  });
}

function overlaps(span: Span, from: number, to: number): boolean {
  return span.start < to && span.end > from;
}

function isStatic(piece: Piece): piece is StaticPiece {
  return piece.kind === 'static';
}

function firstStatic(run: readonly Text[]): StaticPiece {
  return (run.find((piece) => isStatic(piece) && piece.cooked.value !== '') ?? run[0]) as StaticPiece;
}

function lengthsOf(run: readonly Text[]): number[] {
  return run.map((piece) => (isStatic(piece) ? piece.cooked.value.length : 0));
}

function textOf(run: readonly Text[]): string {
  return run.map((piece) => (isStatic(piece) ? piece.cooked.value : '')).join('');
}

/** Equal but for white space: pages report text as laid out. */
function sameText(shown: string, oldText: string): boolean {
  return shown === oldText || collapse(shown) === collapse(oldText);
}

export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

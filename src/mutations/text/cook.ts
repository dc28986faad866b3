/**
 * Text as source writes it (*raw*) and as it means (*cooked*), unit by unit: for each UTF-16 unit of the cooked text the
 * span of raw text that it comes from, so that a change of the meaning can be made where it is written.
 */
import { decodeEntities } from './entities.ts';
import { cookString } from './quoting.ts';

export interface Cooked {
  value: string;
  /** raw span of each unit: `[starts[i], ends[i])`, relative to the raw text */
  starts: number[];
  ends: number[];
}

const REFERENCE = /&(?:#x[0-9a-fA-F]+|#[0-9]+|[a-zA-Z][a-zA-Z0-9]*);/y;
const ESCAPE = /\\(?:u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|\r\n|[\s\S])/y;

class Builder implements Cooked {
  value = '';
  starts: number[] = [];
  ends: number[] = [];

  push(text: string, start: number, end: number): void {
    this.value += text;
    for (let i = 0; i < text.length; i++) {
      // A unit for unit copy; otherwise all units share the span of the reference or escape.
      const single = text.length === end - start;
      this.starts.push(single ? start + i : start);
      this.ends.push(single ? start + i + 1 : end);
    }
  }
}

/**
 * JSX text: lines are trimmed of blanks at their inner ends, blank lines go, the rest is joined by one blank each; then
 * character references are read.
 */
export function cookJsxText(raw: string): Cooked {
  const out = new Builder();
  const lines = linesOf(raw);
  let lastEnd = -1;
  lines.forEach(([start, end], i) => {
    let from = start;
    let to = end;
    if (i > 0) while (from < to && isBlankAt(raw, from)) from++;
    if (i < lines.length - 1) while (to > from && isBlankAt(raw, to - 1)) to--;
    if (from === to) return;
    if (lastEnd >= 0) {
      out.value += ' ';
      out.starts.push(lastEnd);
      out.ends.push(from);
    }
    cookReferences(raw, from, to, out);
    lastEnd = to;
  });
  return out;
}

/** The content of a JSX attribute's quotes: only character references mean something else. */
export function cookAttribute(raw: string): Cooked {
  const out = new Builder();
  cookReferences(raw, 0, raw.length, out);
  return out;
}

/** The content of a string literal or of a run of a template. */
export function cookQuoted(raw: string): Cooked {
  const out = new Builder();
  for (let at = 0; at < raw.length; ) {
    ESCAPE.lastIndex = at;
    const sequence = raw[at] === '\\' ? ESCAPE.exec(raw)?.[0] : undefined;
    const length = sequence?.length ?? (raw.startsWith('\r\n', at) ? 2 : 1);
    // A template reads every line end as LF.
    const text = sequence ? (cookString(sequence) ?? '') : raw[at] === '\r' ? '\n' : (raw[at] as string);
    out.push(text, at, at + length);
    at += length;
  }
  return out;
}

function cookReferences(raw: string, from: number, to: number, out: Builder): void {
  for (let at = from; at < to; ) {
    let reference: string | undefined;
    if (raw[at] === '&') {
      REFERENCE.lastIndex = at;
      reference = REFERENCE.exec(raw)?.[0];
    }
    const decoded = reference && decodeEntities(reference);
    if (reference && decoded !== undefined && decoded !== reference) {
      out.push(decoded, at, at + reference.length);
      at += reference.length;
    } else {
      out.push(raw[at] as string, at, at + 1);
      at++;
    }
  }
}

function linesOf(raw: string): [number, number][] {
  const lines: [number, number][] = [];
  let start = 0;
  for (const match of raw.matchAll(/\r\n|[\n\r\u2028\u2029]/g)) {
    lines.push([start, match.index]);
    start = match.index + match[0].length;
  }
  lines.push([start, raw.length]);
  return lines;
}

/** White space of one line as the transforms of Vite count it (TypeScript's list), not only blanks and tabs. */
const BLANK = /[ \t\v\f\u0085\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff]/;

function isBlankAt(raw: string, at: number): boolean {
  return BLANK.test(raw[at] as string);
}

/** The smallest change of raw text for a new meaning. */
export interface RawChange {
  /** span relative to the raw text */
  start: number;
  end: number;
  /** the cooked text to write there */
  value: string;
}

/** @param raw length of the raw text, for insertions behind the last unit */
export function changeOf(cooked: Cooked, value: string, rawLength: number): RawChange {
  const { from, oldTo, newTo } = difference(cooked.value, value);
  const start = from < cooked.value.length ? (cooked.starts[from] as number) : (cooked.ends.at(-1) ?? rawLength);
  const end = oldTo > from ? (cooked.ends[oldTo - 1] as number) : start;
  return { start, end, value: value.slice(from, newTo) };
}

/** The units in which two texts differ: `[from, oldTo)` of the one, `[from, newTo)` of the other; no pair is split. */
export function difference(before: string, after: string): { from: number; oldTo: number; newTo: number } {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  if (from > 0 && isHighSurrogate(before, from - 1)) from--;
  let tail = 0;
  while (tail < most - from && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  if (tail > 0 && isLowSurrogate(before, before.length - tail)) tail--;
  return { from, oldTo: before.length - tail, newTo: after.length - tail };
}

function isHighSurrogate(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xd800;
}

function isLowSurrogate(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}

/**
 * Differences between two texts by line: as splices, for edits that somebody else made, and as unified diffs, for display. A
 * *line* includes its line end, so that a changed line end is a changed line.
 */
import { diffArrays } from 'diff/lib/diff/array.js';
import type { Splice } from '../../protocol/splice.ts';

/** Limit on changed lines for the search; beyond it, the whole range counts as changed. */
const MAX_EDITS = 2000;
const CONTEXT = 3;

interface Hunk {
  /** line numbers from 0: lines `[oldStart, oldEnd)` became `[newStart, newEnd)` */
  oldStart: number;
  oldEnd: number;
  newStart: number;
  newEnd: number;
}

function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Whole-line splices that turn `before` into `after`. */
export function lineSplices(before: string, after: string): Splice[] {
  if (before === after) return [];
  const oldLines = splitLines(before);
  const newLines = splitLines(after);
  const offsets = lineOffsets(oldLines);
  return lineHunks(oldLines, newLines).map((hunk) => ({
    start: offsets[hunk.oldStart] ?? before.length,
    end: offsets[hunk.oldEnd] ?? before.length,
    text: newLines.slice(hunk.newStart, hunk.newEnd).join(''),
  }));
}

function lineOffsets(lines: string[]): number[] {
  const offsets = [0];
  let at = 0;
  for (const line of lines) {
    at += line.length;
    offsets.push(at);
  }
  return offsets;
}

function lineHunks(oldLines: string[], newLines: string[]): Hunk[] {
  let head = 0;
  const shorter = Math.min(oldLines.length, newLines.length);
  while (head < shorter && oldLines[head] === newLines[head]) head++;
  let tail = 0;
  while (tail < shorter - head && oldLines[oldLines.length - 1 - tail] === newLines[newLines.length - 1 - tail]) tail++;
  const oldMiddle = oldLines.slice(head, oldLines.length - tail);
  const newMiddle = newLines.slice(head, newLines.length - tail);
  return middleHunks(oldMiddle, newMiddle, head);
}

function middleHunks(oldMiddle: string[], newMiddle: string[], head: number): Hunk[] {
  const whole = { oldStart: head, oldEnd: head + oldMiddle.length, newStart: head, newEnd: head + newMiddle.length };
  if (oldMiddle.length === 0 && newMiddle.length === 0) return [];
  if (oldMiddle.length === 0 || newMiddle.length === 0) return [whole];
  const parts = diffArrays(oldMiddle, newMiddle, { maxEditLength: MAX_EDITS });
  if (!parts) return [whole];
  const hunks: Hunk[] = [];
  let oldAt = head;
  let newAt = head;
  let open: Hunk | null = null;
  for (const part of parts) {
    const count = part.value.length;
    if (!part.added && !part.removed) {
      oldAt += count;
      newAt += count;
      open = null;
      continue;
    }
    if (!open) {
      open = { oldStart: oldAt, oldEnd: oldAt, newStart: newAt, newEnd: newAt };
      hunks.push(open);
    }
    if (part.removed) oldAt += count;
    else newAt += count;
    open.oldEnd = oldAt;
    open.newEnd = newAt;
  }
  return hunks;
}

/** A unified diff with three lines of context; `/dev/null` stands for a missing file. Empty if nothing changed. */
export function unifiedDiff(file: string, before: string | null, after: string | null): string {
  const oldLines = splitLines(before ?? '');
  const newLines = splitLines(after ?? '');
  const groups = groupHunks(lineHunks(oldLines, newLines));
  if (before === after) return '';
  const head = `--- ${before === null ? '/dev/null' : `a/${file}`}\n+++ ${after === null ? '/dev/null' : `b/${file}`}\n`;
  return head + groups.map((group) => formatGroup(group, oldLines, newLines)).join('');
}

function groupHunks(hunks: Hunk[]): Hunk[][] {
  const groups: Hunk[][] = [];
  for (const hunk of hunks) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && hunk.oldStart - last.oldEnd <= 2 * CONTEXT) group.push(hunk);
    else groups.push([hunk]);
  }
  return groups;
}

function formatGroup(group: Hunk[], oldLines: string[], newLines: string[]): string {
  const first = group[0] as Hunk;
  const last = group.at(-1) as Hunk;
  const lead = Math.min(CONTEXT, first.oldStart);
  const trail = Math.min(CONTEXT, oldLines.length - last.oldEnd);
  const oldCount = last.oldEnd + trail - (first.oldStart - lead);
  const newCount = last.newEnd + trail - (first.newStart - lead);
  let out = `@@ -${range(first.oldStart - lead, oldCount)} +${range(first.newStart - lead, newCount)} @@\n`;
  let at = first.oldStart - lead;
  for (const hunk of group) {
    out += mark(' ', oldLines.slice(at, hunk.oldStart));
    out +=
      mark('-', oldLines.slice(hunk.oldStart, hunk.oldEnd)) + mark('+', newLines.slice(hunk.newStart, hunk.newEnd));
    at = hunk.oldEnd;
  }
  return out + mark(' ', oldLines.slice(at, at + trail));
}

/** Line numbers count from 1, but an empty range has the number of the line before it. */
function range(start: number, count: number): string {
  return `${count === 0 ? start : start + 1}${count === 1 ? '' : `,${count}`}`;
}

function mark(sign: string, lines: string[]): string {
  return lines
    .map((line) => (line.endsWith('\n') ? `${sign}${line}` : `${sign}${line}\n\\ No newline at end of file\n`))
    .join('');
}

/** Our edits of a text, brought to another version of the same text. */
import { applySplices, type Splice } from '../../protocol/splice.ts';
import { carrySplices } from '../edits/carry.ts';
import { lineSplices } from '../files/line-diff.ts';

export type Merged = { ok: true; text: string } | { ok: false; line: number };

/**
 * @param from the text that we began with
 * @param to that text with our edits
 * @param target another version of `from`: what it has of our edits already stays as it is
 * @returns the target with our edits, or the line (from 1, in `from`) where they meet with others
 */
export function mergeLines(from: string, to: string, target: string): Merged {
  const isPlain = from.includes('\r\n') && !target.includes('\r\n');
  // Git may keep files with other line ends than the disk (core.autocrlf).
  const [base, ours] = isPlain ? [plain(from), plain(to)] : [from, to];
  const there = lineSplices(base, target);
  const edits = lineSplices(base, ours).filter((edit) => !there.some((one) => isSame(one, edit)));
  const without = there.filter((one) => lineSplices(base, ours).some((edit) => isSame(one, edit)));
  const middle = applySplices(base, without);
  const placed = carrySplices(edits, base, middle);
  if (!placed.ok) return placed;
  const carried = carrySplices(placed.splices, middle, target);
  return carried.ok ? { ok: true, text: applySplices(target, carried.splices) } : carried;
}

function isSame(a: Splice, b: Splice): boolean {
  return a.start === b.start && a.end === b.end && a.text === b.text;
}

function plain(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** Carries our edits of a text over to another version of that text. */
import { applySplices, type Splice } from '../../protocol/splice.ts';
import { carrySplices } from '../edits/carry.ts';
import { lineSplices } from '../files/line-diff.ts';

export type Merged = { ok: true; text: string } | { ok: false; line: number };

/**
 * @param from the original text
 * @param to the original with our edits
 * @param target another version of the original; may already contain some of our edits
 * @returns the target with our edits, or the first conflicting line (from 1, in `from`)
 */
export function mergeLines(from: string, to: string, target: string): Merged {
  const isPlain = from.includes('\r\n') && !target.includes('\r\n');
  // Git may store other line ends than the disk has (core.autocrlf).
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

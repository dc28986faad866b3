/** Verdict on a page that differs after all undos, by comparison with the same writes under the app's own server. */
import { firstDifference } from './look.ts';
import type { Round } from './replay.ts';

export interface Verdict {
  /** `varies`: the page differs from round to round without us, so there is no verdict */
  back: 'no' | 'as without us' | 'varies';
  /** what is left, with us and without */
  words: string;
}

/** @param alone rounds without us */
export function judgeLeft(ours: Round, alone: readonly Round[]): Verdict {
  const left = alone.map(leftOf);
  const known = new Set(left.flatMap((lines) => [...lines]));
  const words = firstDifference(ours.before, ours.after) ?? '';
  const stays = left.filter((lines) => lines.size > 0).length;
  if (stays === 0) return { back: 'no', words };
  const times = `${stays} of ${alone.length} times`;
  if ([...leftOf(ours)].every((line) => known.has(line)))
    return { back: 'as without us', words: `the same writes without us leave the page so too (${times}): ${words}` };
  const other = alone.map(({ before, after }) => firstDifference(before, after)).find((one) => one !== null);
  const both = `${words}; without us (${times}): ${other}`;
  const isSteady = new Set(left.map((lines) => [...lines].join('\n'))).size === 1;
  if (isSteady) return { back: 'no', words: both };
  return { back: 'varies', words: `the same writes without us leave the page otherwise each time: ${both}` };
}

/** The tags, texts and styles that are there afterwards only, or no longer. */
function leftOf({ before, after }: Round): Set<string> {
  const [old, now] = [before, after].map((text) => count(text.split(/(?=<)|\n|; /)));
  const all = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  const apart = [...all].map((line) => [line, (now?.get(line) ?? 0) - (old?.get(line) ?? 0)] as const);
  return new Set(apart.filter(([, more]) => more !== 0).map(([line, more]) => `${Math.sign(more)} ${line}`));
}

function count(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

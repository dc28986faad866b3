/** The columns and rows of a grid: its tracks, each with its size. */
import { functionOf, wordsOf } from './css-words.ts';

/** A share of the room that its content does not enlarge, as Tailwind's `grid-cols-2` has it. */
export const EQUAL_SHARE = 'minmax(0, 1fr)';
const MOST_TRACKS = 50;

/** @returns null for a list without a fixed count, or with names of lines */
export function readTracks(value: string): string[] | null {
  if (value === 'none') return [];
  const tracks = wordsOf(value).map(tracksOf);
  return tracks.every((each) => each !== null) ? tracks.flat() : null;
}

function tracksOf(word: string): string[] | null {
  if (/^(?:\[|subgrid|masonry|var\()/i.test(word)) return null;
  const call = functionOf(word);
  // browsers tell the written 0 as 0px
  if (call?.name.toLowerCase() !== 'repeat') return [word.replace(/^minmax\(0px,/i, 'minmax(0,')];
  const [count = '', ...list] = call.args;
  const repeated = readTracks(list.join(', '));
  const times = Number(count);
  if (!repeated || !Number.isInteger(times) || times * repeated.length > MOST_TRACKS) return null;
  return Array.from({ length: times }, () => repeated).flat();
}

export function writeTracks(tracks: readonly string[]): string {
  const [first, ...others] = tracks;
  if (first === undefined) return 'none';
  const isRepeated = others.length > 0 || first === EQUAL_SHARE;
  return isRepeated && others.every((track) => track === first)
    ? `repeat(${tracks.length}, ${first})`
    : tracks.join(' ');
}

import { MATCH_COUNT_MAX, MATCH_COUNT_MIN } from './constants';

const drawn = new Map<string, number>();

/** How many brands match a space: random, but drawn once per space, so that re-renders show the same number. */
export function matchCountOf(spaceId: string): number {
  const known = drawn.get(spaceId);
  if (known !== undefined) return known;
  const count = MATCH_COUNT_MIN + Math.floor(Math.random() * (MATCH_COUNT_MAX - MATCH_COUNT_MIN + 1));
  drawn.set(spaceId, count);
  return count;
}

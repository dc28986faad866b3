/** Changes are named by the first characters of their id, as git names commits. */
import type { Activity } from '../../protocol/api.ts';
import { Problem } from '../problems.ts';

const SHORT = 8;
const SHORTEST = 4;

export function shortId(changeId: string): string {
  return changeId.slice(0, SHORT);
}

/**
 * The whole id of the change that `given` begins.
 * @throws Problem `unknown-change` when none or several do
 */
export function wholeId(given: string, activities: readonly Activity[]): string {
  const start = given.toLowerCase();
  const ids = new Set(activities.filter(({ type }) => type !== 'UNKNOWN').map(({ changeId }) => changeId));
  const found = start.length < SHORTEST ? [] : [...ids].filter((id) => id.startsWith(start));
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return only;
  const reason = found.length > 1 ? `${found.length} changes have ids that begin so` : 'no change has such an id';
  throw new Problem('unknown-change', { id: given, reason });
}

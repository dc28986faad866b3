/** The activity list, newest first, and what undo and redo would take from it (design §4). */
import type { Activity } from '../../protocol/api.ts';

/** The list with `activity` in it: in its old place when it is known, else as the newest. */
export function mergeActivity(activities: readonly Activity[], activity: Activity): Activity[] {
  const at = activities.findIndex((known) => known.id === activity.id);
  if (at < 0) return [activity, ...activities];
  return activities.map((known, i) => (i === at ? activity : known));
}

/** Edits from outside are shown, but undo passes them over. */
export function isExternal(activity: Activity): boolean {
  return activity.type === 'UNKNOWN';
}

/** What undo takes back: the newest change that is not undone, whoever made it. */
export function nextUndo(activities: readonly Activity[]): Activity | null {
  return activities.find((a) => !isExternal(a) && !a.undone) ?? null;
}

/** What redo brings again: the oldest of the undone changes that nothing newer stands on. */
export function nextRedo(activities: readonly Activity[]): Activity | null {
  let found: Activity | null = null;
  for (const activity of activities) {
    if (isExternal(activity)) continue;
    if (!activity.undone) break;
    found = activity;
  }
  return found;
}

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

/** True while there is an undone change that nothing newer stands on. */
export function canRedo(activities: readonly Activity[]): boolean {
  return activities.find((a) => !isExternal(a) && !a.passedOver)?.undone === true;
}

/**
 * Ids of activities in the order in which they were undone, as far as this editor saw it: the last one is what redo brings again.
 * The list itself does not tell, since changes of earlier sessions may lie in it undone.
 */
export function noteUndoOrder(order: readonly string[], kind: 'change' | 'undo' | 'redo', id: string): string[] {
  if (kind === 'change') return [];
  const others = order.filter((known) => known !== id);
  return kind === 'undo' ? [...others, id] : others;
}

/** What redo brings again, null when only the server knows. */
export function nextRedo(activities: readonly Activity[], undoOrder: readonly string[]): Activity | null {
  return activities.find((a) => a.id === undoOrder.at(-1) && a.undone && !a.passedOver) ?? null;
}

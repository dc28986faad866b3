/** The activity list, newest first, and the next targets of undo and redo. */
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

/** The next target of undo: the newest change that is not undone, whoever made it. */
export function nextUndo(activities: readonly Activity[]): Activity | null {
  return activities.find((a) => !isExternal(a) && !a.undone) ?? null;
}

/** True while there is an undone change that nothing newer stands on. */
export function canRedo(activities: readonly Activity[]): boolean {
  return activities.find((a) => !isExternal(a) && !a.passedOver)?.undone === true;
}

/**
 * Ids of activities in the order in which they were undone, as far as this editor saw it; redo takes the last one. The
 * activity list does not tell, since it may hold undone changes of earlier sessions.
 */
export function noteUndoOrder(order: readonly string[], kind: 'change' | 'undo' | 'redo', id: string): string[] {
  if (kind === 'change') return [];
  const others = order.filter((known) => known !== id);
  return kind === 'undo' ? [...others, id] : others;
}

/** The next target of redo, null when only the server knows. */
export function nextRedo(activities: readonly Activity[], undoOrder: readonly string[]): Activity | null {
  return activities.find((a) => a.id === undoOrder.at(-1) && a.undone && !a.passedOver) ?? null;
}

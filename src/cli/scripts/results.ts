/** Turns the engine's answers into script events. */
import type { Activity, ApiError, MutationAnswer, MutationSuccess } from '../../protocol/api.ts';
import { type AnyMutationChange, CHANGE_TYPES } from '../../protocol/changes.ts';
import type { ScriptEvent } from './script-event.ts';

/** Next steps for a person without an open editor, in place of the engine's, which name parts of the editor. */
const HINTS = new Map([
  ['unknown-element', 'Name it by file:line:column, or open a page of the app that shows it.'],
  ['stale-element', 'Name it by file:line:column.'],
]);

export function changeEvent(change: AnyMutationChange, answer: MutationAnswer, dryRun: boolean): ScriptEvent {
  const named = nameOf(change);
  if (!answer.ok) return { ...refusedEvent(answer.error), ...named };
  const { files, warnings, activityId, prevIdToNewIdMap } = answer;
  if (dryRun) return { event: 'preview', ...named, files, warnings };
  return { event: 'change', ...named, activityId, files, prevIdToNewIdMap, warnings };
}

/** @param activities the ledger after the undo or redo */
export function reversalEvent(
  event: 'undo' | 'redo' | 'passOver',
  { changeId, activityId, files }: MutationSuccess,
  activities: readonly Activity[],
): ScriptEvent {
  const done = activities.find(({ id }) => id === activityId);
  const { type, changeName } = done ?? { type: 'UNKNOWN' as const, changeName: '' };
  return { event, changeId, type, changeName, activityId, files };
}

export function refusedEvent(error: ApiError): ScriptEvent & { event: 'refused' } {
  return { event: 'refused', error: { ...error, hint: HINTS.get(error.code) ?? error.hint } };
}

export function skippedEvent(change: AnyMutationChange): ScriptEvent {
  return { event: 'skipped', ...nameOf(change) };
}

function nameOf({ id, type }: AnyMutationChange) {
  return { changeId: id, type, changeName: CHANGE_TYPES[type].changeName };
}

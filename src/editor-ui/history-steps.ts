/** Undo and redo as requests: which activity, what the frame may show at once, what the server is asked. */
import { v4 as uuid } from 'uuid';
import type { Activity } from '../protocol/api.ts';
import { CHANGE_TYPES, type ChangeItem, createChange } from '../protocol/changes.ts';
import { canRedo, nextRedo, nextUndo } from './store/ledger.ts';
import type { EditorState } from './store/state.ts';

export interface HistoryStep {
  kind: 'undo' | 'redo';
  /** null where only the server knows what is next */
  activity: Activity | null;
  operation: string;
  body: Record<string, unknown>;
  /** shown by the frame for the types that it can turn round by itself (spec §4), and nothing for the others */
  preview: ChangeItem | null;
}

export type PickStep = (state: EditorState) => HistoryStep | null;

export const undoStep: PickStep = ({ activities }) => {
  const activity = nextUndo(activities);
  if (!activity) return null;
  const { id: activityId, changeId } = activity;
  return {
    kind: 'undo',
    activity,
    operation: CHANGE_TYPES.UNDO.operation,
    body: { latestUuid: changeId },
    preview: createChange(uuid(), 'UNDO', { changeToUndo: changeId, activityId }),
  };
};

export const redoStep: PickStep = ({ activities, undoOrder }) => {
  if (!canRedo(activities)) return null;
  const activity = nextRedo(activities, undoOrder);
  const redo = { kind: 'redo', activity, operation: CHANGE_TYPES.REDO.operation } as const;
  if (!activity) return { ...redo, body: {}, preview: null };
  const { id: activityId, changeId } = activity;
  return {
    ...redo,
    body: { changeToRedoId: changeId },
    preview: createChange(uuid(), 'REDO', { changeToRedo: changeId, activityId }),
  };
};

/** Undo and redo as requests: which activity, what the frame may show at once, what the server is asked. */
import { v4 as uuid } from 'uuid';
import type { Activity } from '../protocol/api.ts';
import { CHANGE_TYPES, type ChangeItem, createChange } from '../protocol/changes.ts';
import { nextRedo, nextUndo } from './store/ledger.ts';

export interface HistoryStep {
  kind: 'undo' | 'redo';
  activity: Activity;
  operation: string;
  body: Record<string, unknown>;
  /** shown by the frame for the types that it can turn round by itself (spec §4), and nothing for the others */
  preview: ChangeItem;
}

export type PickStep = (activities: readonly Activity[]) => HistoryStep | null;

export const undoStep: PickStep = (activities) => {
  const activity = nextUndo(activities);
  return (
    activity && {
      kind: 'undo',
      activity,
      operation: CHANGE_TYPES.UNDO.operation,
      body: { latestUuid: activity.changeId },
      preview: createChange(uuid(), 'UNDO', { changeToUndo: activity.changeId, activityId: activity.id }),
    }
  );
};

export const redoStep: PickStep = (activities) => {
  const activity = nextRedo(activities);
  return (
    activity && {
      kind: 'redo',
      activity,
      operation: CHANGE_TYPES.REDO.operation,
      body: { changeToRedoId: activity.changeId },
      preview: createChange(uuid(), 'REDO', { changeToRedo: activity.changeId, activityId: activity.id }),
    }
  );
};

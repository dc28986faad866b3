/** Undo and redo as requests: the activity, the preview in the frame, and the operation for the server. */
import { v4 as uuid } from 'uuid';
import type { Activity, ApiError } from '../../protocol/api.ts';
import { CHANGE_TYPES, type ChangeItem, createChange } from '../../protocol/changes.ts';
import { canRedo, nextRedo, nextUndo } from '../store/ledger.ts';
import type { EditorState } from '../store/state.ts';

export interface HistoryStep {
  kind: 'undo' | 'redo';
  /** null where only the server knows the next step */
  activity: Activity | null;
  operation: string;
  body: Record<string, unknown>;
  /** change to show in the frame at once, for types that the runtime can invert; null for the others */
  preview: ChangeItem | null;
}

/** Messages for "nothing to undo or redo" and for "the files were so already". */
interface StepWords {
  none: ApiError;
  already: ApiError;
}

export const STEP_WORDS: Record<HistoryStep['kind'], StepWords> = {
  undo: {
    none: {
      code: 'nothing-to-undo',
      message: 'There is nothing to undo.',
      hint: 'Edits that were made elsewhere, as in your code editor, are undone there.',
    },
    already: {
      code: 'already-undone',
      message: 'Nothing to write: your files were put back to before this edit already.',
      hint: 'Undo again for the edit before it.',
    },
  },
  redo: {
    none: {
      code: 'nothing-to-redo',
      message: 'There is nothing to redo.',
      hint: 'An edit comes back only right after its undo, while nothing else was changed.',
    },
    already: {
      code: 'already-done',
      message: 'Nothing to write: your files have this edit already.',
      hint: 'Redo again for the edit after it.',
    },
  },
};

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

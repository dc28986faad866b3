/** The server's tables, read whole: at the start, and when events may have been missed. */
import type { Activity, ProblemsAnswer, ScopeLookup, TreeElementLookup } from '../../protocol/api.ts';
import { type CanvasAnswer, canvasIdOf } from '../../protocol/canvases.ts';
import type { LabelsAnswer } from '../../protocol/labels.ts';
import type { ProjectApi } from '../api/project.ts';
import type { FrameCalls } from '../frame/channel.ts';
import { mergeLookup } from '../store/lookups.ts';
import type { EditorStore } from '../store/store.ts';
import type { Updates } from './updates.ts';

interface Parts extends Pick<ProjectApi, 'ask' | 'askAt'> {
  /** id of the default canvas */
  canvasId: string;
  store: EditorStore;
  frame: FrameCalls;
  updates: Pick<Updates, 'startReading' | 'forgetExpected'>;
}

/** @returns false where the server does not answer */
export async function readTables({ ask, askAt, canvasId, store, frame, updates }: Parts): Promise<boolean> {
  const { canvasName } = store.getState();
  const id = canvasIdOf(canvasId, canvasName);
  const addMissing = updates.startReading();
  const [canvas, lookups, activities, labels, problems] = await Promise.all([
    askAt<CanvasAnswer>(`/canvases/${id}`),
    ask<{ treeElementLookup: TreeElementLookup; scopeLookup: ScopeLookup }>('/lookups'),
    ask<Activity[] | { activities: Activity[] }>('/activities'),
    ask<LabelsAnswer>('/labels'),
    ask<ProblemsAnswer>('/problems'),
  ]);
  if (!lookups.ok || !activities.ok || !labels.ok || !problems.ok) {
    addMissing();
    return false;
  }
  const { treeElementLookup, scopeLookup } = lookups.value;
  const unread = { canvasId: id, name: canvasName, isSaved: true, storyboards: [] };
  store.setState((state) => ({
    // once it is shown, `canvases/keep-canvas.ts` reads it again
    canvas: state.canvas ?? (canvas.ok ? canvas.value : { ...unread, problem: canvas.error }),
    elements: mergeLookup({}, treeElementLookup),
    scopes: mergeLookup({}, scopeLookup),
    labels: labels.value.labels,
    problems: problems.value,
    activities: Array.isArray(activities.value) ? activities.value : activities.value.activities,
  }));
  updates.forgetExpected();
  frame.call('setNewLookups', treeElementLookup, scopeLookup);
  addMissing();
  return true;
}

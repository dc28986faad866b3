/** Own edits in the activity list before the server's event of them arrives: the user may undo them at once. */
import type { MutationSuccess } from '../../protocol/api.ts';
import type { ChangeItem } from '../../protocol/changes.ts';
import { noteUndoOrder } from '../store/ledger.ts';
import type { EditorStore } from '../store/store.ts';
import { OWN_ORIGIN } from './edit.ts';

export function noteActivity(
  store: EditorStore,
  change: Pick<ChangeItem, 'id' | 'type' | 'changeName'>,
  answer: MutationSuccess,
): void {
  const { activityId: id, files } = answer;
  const { activities } = store.getState();
  // a change that changes nothing (a class that is there already) is no entry of the ledger
  if (files.length === 0 || activities.some((known) => known.id === id)) return;
  const { id: changeId, type, changeName } = change;
  const time = new Date().toISOString();
  const entry = { id, changeId, type, changeName, time, origin: OWN_ORIGIN, files, undone: false };
  store.setState({ activities: [entry, ...activities], undoOrder: [] });
}

export function noteReversed(store: EditorStore, kind: 'undo' | 'redo', id: string): void {
  store.setState(({ activities, undoOrder }) => ({
    activities: activities.map((a) => (a.id === id ? { ...a, undone: kind === 'undo' } : a)),
    undoOrder: noteUndoOrder(undoOrder, kind, id),
  }));
}

export function notePassedOver(store: EditorStore, id: string): void {
  store.setState(({ activities }) => ({
    activities: activities.map((a) => (a.id === id ? { ...a, undone: true, passedOver: true } : a)),
  }));
}

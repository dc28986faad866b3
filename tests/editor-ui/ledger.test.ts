import { describe, expect, it } from 'vitest';
import { redoStep, undoStep } from '../../src/editor-ui/edits/history-steps.ts';
import { canRedo, mergeActivity, nextRedo, nextUndo, noteUndoOrder } from '../../src/editor-ui/store/ledger.ts';
import { initialState } from '../../src/editor-ui/store/state.ts';
import { fakeActivity } from './fake-project.ts';

const done = (n: number) => fakeActivity(n);
const undone = (n: number) => fakeActivity(n, { undone: true });
const external = (n: number) => fakeActivity(n, { type: 'UNKNOWN', changeName: '', origin: 'external' });

describe('ledger', () => {
  it('keeps a known activity in its place and puts a new one first', () => {
    const list = [done(2), done(1)];
    expect(mergeActivity(list, undone(1)).map((a) => [a.id, a.undone])).toEqual([
      ['activity-2', false],
      ['activity-1', true],
    ]);
    expect(mergeActivity(list, done(3)).map((a) => a.id)).toEqual(['activity-3', 'activity-2', 'activity-1']);
  });

  it('undoes the newest change that is not undone, past edits from outside', () => {
    expect(nextUndo([external(4), undone(3), done(2), done(1)])?.id).toBe('activity-2');
    expect(nextUndo([external(1)])).toBeNull();
  });

  it('redoes in the reverse order of undoing', () => {
    const order = noteUndoOrder(noteUndoOrder([], 'undo', 'activity-2'), 'undo', 'activity-1');
    const list = [undone(2), undone(1)];
    expect(nextRedo(list, order)?.id).toBe('activity-1');
    expect(nextRedo(list, noteUndoOrder(order, 'redo', 'activity-1'))?.id).toBe('activity-2');
  });

  it('leaves the choice to the server where it did not see the undoing', () => {
    const state = { ...initialState(), activities: [undone(2), undone(1)] };
    expect(redoStep(state)).toMatchObject({ body: {}, activity: null, preview: null });
  });

  it('offers no redo once something new was done', () => {
    expect(canRedo([done(3), undone(2)])).toBe(false);
    expect(noteUndoOrder(['activity-2'], 'change', 'activity-3')).toEqual([]);
  });

  // covers spec 7.13
  it('asks for undo by the newest change, with a preview of it', () => {
    const step = undoStep({ ...initialState(), activities: [done(2), done(1)] });
    expect(step?.body).toEqual({ latestUuid: done(2).changeId });
    expect(step?.preview).toMatchObject({ type: 'UNDO', changeFields: { changeToUndo: done(2).changeId } });
    expect(undoStep(initialState())).toBeNull();
  });
});

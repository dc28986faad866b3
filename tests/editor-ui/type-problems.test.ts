/** The notice of type errors that edits added. */
import { describe, expect, it } from 'vitest';
import { keepProblems } from '../../src/editor-ui/edits/type-problems.ts';
import type { ProblemNotice } from '../../src/editor-ui/notices.ts';
import { createEditorStore } from '../../src/editor-ui/store/store.ts';
import type { TypeProblem } from '../../src/protocol/api.ts';
import { fakeActivity } from './fake-project.ts';

const TONE: TypeProblem = { file: 'src/App.tsx', line: 8, column: 4, code: 2304, message: "Cannot find name 'tone'." };
const SIZE: TypeProblem = { ...TONE, line: 9, message: "Cannot find name 'size'." };
const [OLD, NEW] = ['activity-1', 'activity-2'];

function bench() {
  const store = createEditorStore({ activities: [fakeActivity(2), fakeActivity(1)] });
  const shown: { notice: ProblemNotice | null; undos: number } = { notice: null, undos: 0 };
  const { take } = keepProblems({
    store,
    notify: {
      problem: (notice) => {
        shown.notice = notice;
      },
    },
    undo: async () => {
      shown.undos++;
      return null;
    },
  });
  const words = () => shown.notice && [shown.notice.error.message, shown.notice.action.label];
  return { store, shown, take, words };
}

describe('type problems', () => {
  it('tell of the newest edit, with undo, until they are gone', () => {
    const { take, words, shown, store } = bench();
    take(NEW, [TONE]);
    expect(words()).toEqual(["This edit adds a type error: Cannot find name 'tone'.", 'Undo']);
    expect(shown.notice?.error).toMatchObject({ file: 'src/App.tsx', line: 8 });
    shown.notice?.action.run();
    expect(shown.undos).toBe(1);
    take(NEW, []);
    expect([shown.notice, store.getState().problems]).toEqual([null, {}]);
  });

  it('lead to the code where a newer edit would be undone first', () => {
    const { take, words, shown, store } = bench();
    take(OLD, [TONE, SIZE]);
    expect(words()).toEqual([
      "An earlier edit adds 2 type errors. The first: Cannot find name 'tone'.",
      'Show the code',
    ]);
    shown.notice?.action.run();
    expect(shown.undos).toBe(0);
    expect(store.getState()).toMatchObject({ dock: 'code', code: { file: 'src/App.tsx', line: 8 } });
  });

  it('change their button with the edit that undo takes', () => {
    const { take, words, store, shown } = bench();
    take(NEW, [TONE]);
    const stale = shown.notice?.action;
    store.setState({ activities: [fakeActivity(3), fakeActivity(2)] });
    expect(words()?.[1]).toBe('Show the code');
    stale?.run();
    expect(shown.undos).toBe(0);
    store.setState({ activities: [fakeActivity(3, { undone: true }), fakeActivity(2)] });
    expect(words()?.[1]).toBe('Undo');
  });

  it('have one notice; one that was closed stays so, and fewer errors bring none', () => {
    const { take, words, shown, store } = bench();
    take(OLD, [TONE, SIZE]);
    take(NEW, [SIZE]);
    expect(words()?.[0]).toBe("This edit adds a type error: Cannot find name 'size'.");
    shown.notice?.onClosed();
    shown.notice = null;
    take(OLD, [TONE]);
    take(NEW, [{ ...SIZE, line: 12 }]);
    store.setState({ activities: [fakeActivity(3), fakeActivity(2), fakeActivity(1)] });
    expect(shown.notice).toBeNull();
    expect(store.getState().problems).toEqual({ [OLD]: [TONE], [NEW]: [{ ...SIZE, line: 12 }] });
  });

  it('go with tables that are read again', () => {
    const { take, shown, store } = bench();
    take(NEW, [TONE]);
    store.setState({ problems: {} });
    expect(shown.notice).toBeNull();
  });
});

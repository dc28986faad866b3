/**
 * Type errors that edits added, as the server finds them a moment after each edit. They stay with their activity; one notice
 * at a time tells of the newest, until its edit is undone or the error is gone.
 */
import type { TypeProblem } from '../../protocol/api.ts';
import { openCode } from '../code/open-code.ts';
import type { Notify } from '../notices.ts';
import { nextUndo } from '../store/ledger.ts';
import type { EditorState } from '../store/state.ts';
import type { EditorStore } from '../store/store.ts';
import type { Edits } from './edit.ts';

interface Parts {
  store: EditorStore;
  notify: Pick<Notify, 'problem'>;
  undo: Edits['undo'];
}

export function keepProblems({ store, notify, undo }: Parts) {
  /** the activity of the notice that is shown */
  let told: string | null = null;

  function show(activityId: string): void {
    const state = store.getState();
    const problems = state.problems[activityId];
    const [first] = problems ?? [];
    told = first ? activityId : null;
    if (!problems || !first) {
      notify.problem(null);
      return;
    }
    const { file, line } = first;
    const isNext = isNextUndo(state, activityId);
    const hint = isNext ? 'Undo the edit, or mend the code at' : 'Mend the code at';
    notify.problem({
      error: { code: 'type-error', message: problemWords(problems, isNext), hint, file, line },
      action: {
        label: isNext ? 'Undo' : 'Show the code',
        run: () => void (isNextUndo(store.getState(), activityId) ? undo() : openCode(store, { file, line })),
      },
      onClosed: () => {
        if (told === activityId) told = null;
      },
    });
  }

  const stop = store.subscribe((state, before) => {
    if (told === null || (state.problems === before.problems && state.activities === before.activities)) return;
    const isOther =
      state.problems[told] !== before.problems[told] || isNextUndo(state, told) !== isNextUndo(before, told);
    if (isOther) show(told);
  });

  return {
    stop,
    take(activityId: string, list: TypeProblem[]): void {
      const { [activityId]: known, ...others } = store.getState().problems;
      store.setState({ problems: list.length > 0 ? { ...others, [activityId]: list } : others });
      if (list.length > (known?.length ?? 0)) show(activityId);
    },
  };
}

function isNextUndo({ activities }: EditorState, activityId: string): boolean {
  return nextUndo(activities)?.id === activityId;
}

/** `This edit adds a type error: Cannot find name 'tone'.` */
export function problemWords(problems: readonly TypeProblem[], isNewest = true): string {
  const who = isNewest ? 'This edit' : 'An earlier edit';
  const message = problems[0]?.message ?? '';
  return problems.length === 1
    ? `${who} adds a type error: ${message}`
    : `${who} adds ${problems.length} type errors. The first: ${message}`;
}

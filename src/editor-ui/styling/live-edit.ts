/**
 * One edit from the first move of the pointer to the write: previewed at most once per frame, written once at the end, or
 * cancelled without a trace. The caller supplies the changes for a value: styles of elements, or a token.
 */
import type { AnyMutationChange } from '../../protocol/changes.ts';
import { mergeRevisions, type Revisions } from '../../protocol/revisions.ts';
import type { EditOutcome } from '../edits/edit.ts';

export interface LiveEdit<T> {
  /** Previews a value with the next animation frame. */
  show(value: T): void;
  /** Writes `value`, or the last one shown, if any. */
  commit(value?: T): Promise<EditOutcome[]>;
  /** Removes the preview. */
  cancel(): void;
}

export interface LiveEditParts<T> {
  /** shows a change in the page before it is saved */
  preview(change: AnyMutationChange): void;
  takeBack(changeId: string): void;
  apply(change: AnyMutationChange): Promise<EditOutcome>;
  /** called with the value that is previewed; null when the preview ends: cancelled, or saved with these revisions */
  onLive(value: T | null, saved?: Revisions): void;
  /** runs its argument before the next paint; returns a function that cancels it */
  schedule?: (run: () => void) => () => void;
}

const nextPicture = (run: () => void): (() => void) => {
  const id = requestAnimationFrame(run);
  return () => cancelAnimationFrame(id);
};

/** @param toChanges the changes for a value, with the same ids each time; empty if there is nothing to write */
export function startLiveEdit<T>(
  toChanges: (value: T) => readonly AnyMutationChange[],
  parts: LiveEditParts<T>,
): LiveEdit<T> {
  const schedule = parts.schedule ?? nextPicture;
  const shown = new Set<string>();
  let latest: T | null = null;
  let over = false;
  let callOff: (() => void) | null = null;

  function showNow(): void {
    callOff = null;
    if (over || latest === null) return;
    for (const change of toChanges(latest)) {
      shown.add(change.id);
      parts.preview(change);
    }
  }

  function end(): void {
    over = true;
    callOff?.();
    callOff = null;
  }

  return {
    show(value) {
      if (over) return;
      latest = value;
      parts.onLive(value);
      callOff ??= schedule(showNow);
    },
    async commit(value) {
      if (over) return [];
      end();
      const final = value ?? latest;
      const changes = final === null ? [] : toChanges(final);
      if (changes.length === 0) {
        parts.onLive(null);
        return [];
      }
      parts.onLive(final);
      const outcomes = await Promise.all(changes.map((change) => parts.apply(change)));
      const revisions = outcomes.map((outcome) => (outcome.ok ? outcome.answer.revisions : null));
      const isSaved = revisions.every((each) => each !== null);
      parts.onLive(null, isSaved ? revisions.reduce(mergeRevisions) : undefined);
      return outcomes;
    },
    cancel() {
      if (over) return;
      end();
      for (const id of shown) parts.takeBack(id);
      parts.onLive(null);
    },
  };
}

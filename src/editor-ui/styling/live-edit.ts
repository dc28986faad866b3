/**
 * One edit from the first move of the pointer to the write: shown at most once per picture, written once at the end, or taken
 * back as if nothing had been. What is edited is the caller's: styles of elements, the value of a token.
 */
import type { AnyMutationChange } from '../../protocol/changes.ts';
import { mergeRevisions, type Revisions } from '../../protocol/revisions.ts';
import type { EditOutcome } from '../edits/edit.ts';

export interface LiveEdit<T> {
  /** Shows a value, with the next picture. */
  show(value: T): void;
  /** Writes what was shown last, or `value`; nothing when there is nothing to write. */
  commit(value?: T): Promise<EditOutcome[]>;
  /** Takes back what is shown. */
  cancel(): void;
}

export interface LiveEditParts<T> {
  /** what the frame shows before the source has it */
  preview(change: AnyMutationChange): void;
  takeBack(changeId: string): void;
  apply(change: AnyMutationChange): Promise<EditOutcome>;
  /** tells the views what is shown now; null when nothing is any more: it was taken back, or saved with these revisions */
  onLive(value: T | null, saved?: Revisions): void;
  /** runs its argument before the next picture; gives back a way to call it off */
  schedule?: (run: () => void) => () => void;
}

const nextPicture = (run: () => void): (() => void) => {
  const id = requestAnimationFrame(run);
  return () => cancelAnimationFrame(id);
};

/** @param toChanges the changes of a value, under the same ids each time; none when there is nothing to write */
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

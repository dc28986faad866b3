/**
 * One edit of a list's data after the other. They name an item by its place on the page, so that until the page shows the edit
 * before, an index would be a guess: of a list that was just reordered it may mean another item.
 */
import type { ApiError } from '../../protocol/api.ts';
import { MUTATION_TYPES } from '../../protocol/change-types.ts';
import type { AnyMutationChange } from '../../protocol/changes.ts';
import type { FrameClock } from '../frame/frame-clock.ts';
import type { EditOutcome } from './edit.ts';

export type ListTurns = ReturnType<typeof createListTurns>;

/** Texts are left out: their edits name the words that they replace, and the server compares them. */
export function namesItsItemByIndex({ scope, type }: AnyMutationChange): boolean {
  return scope === 'data' && MUTATION_TYPES[type].data !== 'text';
}

export const NOT_SHOWN_YET: ApiError = {
  code: 'page-behind',
  message: 'Not done: the page does not show the last change of this list yet, so the item cannot be identified.',
  hint: 'Do it again once the page shows that change, or reload the page.',
};

export const NOT_THERE_ANY_MORE: ApiError = {
  code: 'page-behind',
  message: 'Not done: the page has changed meanwhile, and this is no longer possible.',
  hint: 'Check the selection, then do it again.',
};

export function createListTurns(frame: Pick<FrameClock, 'whenCommitted'>) {
  let last: Promise<boolean> | null = null;

  return {
    /**
     * An edit of a list is on its way, or a step back that may be one of a list.
     * @param outcome null if it was none of a list after all
     * @param select called when the page shows it
     */
    async note(outcome: Promise<EditOutcome | null>, select?: () => void): Promise<void> {
      const shown = isShown(outcome, last, select);
      last = shown;
      await shown;
      if (last === shown) last = null;
    },
    /** Resolves when the page shows the last edit of a list, with false if it does not; null if there is nothing to wait for. */
    last: () => last,
  };

  async function isShown(
    outcome: Promise<EditOutcome | null>,
    before: Promise<boolean> | null,
    select?: () => void,
  ): Promise<boolean> {
    const settled = await outcome;
    const revisions = settled?.ok ? settled.answer.revisions : {};
    // nothing was written
    if (Object.keys(revisions).length === 0) return before ?? true;
    const shown = await frame.whenCommitted(revisions);
    if (shown) select?.();
    return shown;
  }
}

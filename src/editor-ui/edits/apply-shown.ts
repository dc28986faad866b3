/** For keys in quick succession: the next one acts on what the edit has selected, and on where everything stands then. */
import type { AnyMutationChange } from '../../protocol/changes.ts';
import type { FrameClock } from '../frame/frame-clock.ts';
import type { AskedChange, Editing, EditOutcome } from './edit.ts';

export interface EditingShown extends Editing {
  frame: Pick<FrameClock, 'whenCommitted'>;
}

/** Applies a change. Resolves when the page shows it, or when it is refused. */
export async function applyShown({ apply, frame }: EditingShown, change: AskedChange): Promise<EditOutcome> {
  const outcome = await apply(change);
  if (outcome.ok) await frame.whenCommitted(outcome.answer.revisions);
  return outcome;
}

/** Applies changes one after the other; stops at the first refusal, which is shown. */
export async function applyAllShown(editing: EditingShown, changes: readonly AnyMutationChange[]): Promise<void> {
  for (const change of changes) {
    const { ok } = change === changes.at(-1) ? await applyShown(editing, change) : await editing.apply(change);
    if (!ok) return;
  }
}

/** What a refusal offers as the next step, each as a button. */
import type { ApiError } from '../../protocol/api.ts';
import { type AnyMutationChange, CHANGE_TYPES } from '../../protocol/changes.ts';
import type { NoticeAction } from '../notices.ts';
import type { EditorState } from '../store/state.ts';
import { forAllUses } from './all-uses.ts';
import type { EditOutcome } from './edit.ts';
import { wayInto } from './into-component.ts';
import { noteReversed } from './noted.ts';
import type { EditRoom, Placed } from './parts.ts';
import { forThisUse, type TakeOffer } from './take-class.ts';

interface Room extends EditRoom {
  apply(change: AnyMutationChange): Promise<EditOutcome>;
}

/** The buttons of the refusal: for one use by a class that its component is made to take, for all uses, or another way. */
export function waysOn(room: Room, state: EditorState, { asked, change }: Placed, error: ApiError): NoticeAction[] {
  const one = forThisUse(state, change, asked, error);
  const all = forAllUses(state, change, error);
  const ways: NoticeAction[] = [];
  if (one) ways.push({ label: one.label, run: () => void takeThenChange(room, one) });
  if (all) ways.push({ label: all.label, run: () => void room.apply(all.change) });
  const into = ways.length === 0 ? wayInto(room, error) : undefined;
  return into ? [into] : ways;
}

/** Both or none: where the second is refused, with its reason, the component is what it was. */
async function takeThenChange(room: Room, { take, change }: TakeOffer): Promise<void> {
  const taken = await room.apply(take);
  if (!taken.ok) return;
  const changed = await room.apply(change);
  if (!changed.ok && taken.answer.files.length > 0) await takeBack(room, take.id, changed.error);
}

/** Undoes a change without a word of its own, after the refusal that was told. */
async function takeBack({ store, sender }: EditRoom, changeId: string, error: ApiError): Promise<void> {
  const outcome = await sender.inOrder(() =>
    sender.send('undo', CHANGE_TYPES.UNDO.operation, { latestUuid: changeId }),
  );
  if (!outcome.ok) {
    sender.settle(outcome);
    return;
  }
  noteReversed(store, 'undo', outcome.answer.activityId);
  if (sender.isIdle()) store.setState({ save: { phase: 'refused', error } });
}

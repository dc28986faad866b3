/** Undo and redo: steps back and forth through the activities, each an edit of its own for the server. */
import { v4 as uuid } from 'uuid';
import { isStuck } from '../../protocol/api.ts';
import type { UndoToRequest } from '../../protocol/review.ts';
import type { SelectWhen } from '../frame/page-selection.ts';
import type { NoticeAction } from '../notices.ts';
import { nextUndo } from '../store/ledger.ts';
import { findKeys } from '../store/selection.ts';
import type { EditOutcome } from './edit.ts';
import { type HistoryStep, type PickStep, STEP_WORDS } from './history-steps.ts';
import { notePassedOver, noteReversed } from './noted.ts';
import type { EditRoom } from './parts.ts';
import { lookForStale, type TextOnPage } from './text-on-page.ts';

/** @returns null where there is no step to take */
export async function step(room: EditRoom, kind: HistoryStep['kind'], pick: PickStep): Promise<EditOutcome | null> {
  const { store, sender, lists, ofLists, notify } = room;
  const since = store.getState().choices;
  let target: HistoryStep | null = null;
  // picked when its turn comes: an edit that was under way is the one to undo
  const sent = sender.inOrder(async () => {
    target = pick(store.getState());
    return target && reverse(room, target);
  });
  const changeId = () => target?.activity?.changeId ?? '';
  const isOfList = () => ofLists.has(changeId());
  const select = (when: SelectWhen) => target && selectAgain(room, target, { ...when, since });
  // noted before it is known whether it is a list's: an index that is read before the page shows the step would be a guess
  lists.note(
    sent.then((outcome) => (isOfList() ? outcome : null)),
    () => select({ isShown: true }),
  );
  const outcome = await sent;
  // a quick undo may find the page unchanged: then no other tree comes
  if (outcome?.ok && !isOfList()) select({ mayBeThere: true, revisions: outcome.answer.revisions });
  const text = room.texts.get(changeId());
  if (outcome?.ok && text) void lookForStale(room, kind === 'redo' ? text : backwards(text), outcome.answer);
  if (outcome) sender.settle(outcome, wayOnFrom(room, outcome, target));
  else if (sender.isIdle()) store.setState({ save: { phase: 'idle' } });
  if (!outcome) notify.unavailable(STEP_WORDS[kind].none);
  else if (wroteNothing(outcome)) notify.unavailable(STEP_WORDS[kind].already);
  return outcome;
}

const backwards = ({ key, before, after }: TextOnPage): TextOnPage => ({ key, before: after, after: before });

async function reverse(
  { store, frame, sender }: EditRoom,
  { kind, operation, body, preview }: HistoryStep,
): Promise<EditOutcome> {
  if (preview) frame.call('applyChangeItemToDocument', preview);
  const outcome = await sender.send(kind, operation, body);
  if (outcome.ok) noteReversed(store, kind, outcome.answer.activityId);
  // if no file changed, no hot update will replace the preview
  if (preview && (!outcome.ok || wroteNothing(outcome))) frame.call('cancelInstantUpdate', preview.id);
  else if (preview && outcome.ok) frame.call('changeSaved', preview.id, outcome.answer.revisions);
  return outcome;
}

function selectAgain({ frame, selections }: EditRoom, { kind, activity }: HistoryStep, when: SelectWhen): void {
  const selected = activity ? selections.get(activity.changeId) : undefined;
  if (selected) frame.selectLater(kind === 'undo' ? findKeys(selected.before) : selected.after, when);
}

/** Offers to pass over a change that can never be undone, so that the edits before it can be. */
function wayOnFrom(room: EditRoom, outcome: EditOutcome, target: HistoryStep | null): NoticeAction | undefined {
  const changeId = target?.kind === 'undo' ? target.activity?.changeId : undefined;
  if (outcome.ok || !changeId || !isStuck(outcome.error)) return undefined;
  return { label: 'Leave this edit as it is', run: () => void passOver(room, changeId) };
}

async function passOver({ store, sender, notify }: EditRoom, changeId: string): Promise<void> {
  const outcome = await sender.inOrder(async () => {
    const sent = await sender.send('undo', 'passOver', { latestUuid: changeId });
    if (sent.ok) notePassedOver(store, sent.answer.activityId);
    return sent;
  });
  sender.settle(outcome);
  if (outcome.ok) notify.saved('Left as it is. Undo goes on with the edit before it.');
}

/** `Edits.undoTo` */
export async function undoTo({ store, sender, lists, ofLists }: EditRoom, activityId: string): Promise<EditOutcome> {
  let isOfList = false;
  const sent = sender.inOrder(() => {
    const { activities } = store.getState();
    const at = activities.findIndex(({ id }) => id === activityId);
    isOfList = activities.slice(0, at).some(({ changeId, undone }) => !undone && ofLists.has(changeId));
    const latestUuid = nextUndo(activities)?.changeId;
    const body: UndoToRequest = { activityId, changeId: uuid(), ...(latestUuid ? { latestUuid } : {}) };
    return sender.send('undo', 'undoTo', body);
  });
  lists.note(sent.then((outcome) => (isOfList ? outcome : null)));
  const outcome = await sent;
  sender.settle(outcome);
  return outcome;
}

/** True if no file changed: someone else had already made or reverted the same edit. */
function wroteNothing(outcome: EditOutcome): boolean {
  return outcome.ok && outcome.answer.files.every(({ diff }) => diff === '');
}

/** An edit from the moment that it is asked for until it is saved or refused. */
import type { ApiError, MutationSuccess } from '../../protocol/api.ts';
import { MUTATION_TYPES } from '../../protocol/change-types.ts';
import type { AnyMutationChange, ChangeItem } from '../../protocol/changes.ts';
import { toRequest } from '../api/requests.ts';
import type { NoticeAction } from '../notices.ts';
import { withChosenScope } from '../scope/apply-scope.ts';
import { findKeys } from '../store/selection.ts';
import type { EditorState } from '../store/state.ts';
import { selectedItem } from '../store/store.ts';
import type { AskedChange, EditOutcome, OnRefused } from './edit.ts';
import { NOT_SHOWN_YET, NOT_THERE_ANY_MORE, namesItsItemByIndex } from './list-turns.ts';
import { noteActivity } from './noted.ts';
import type { EditRoom, Placed } from './parts.ts';
import { type SelectionAfter, selectionAfter } from './selection-after.ts';
import { lookForStale, overUndone } from './text-on-page.ts';

/** `Edits.apply` */
export function apply(room: EditRoom, asked: AskedChange, onRefused?: OnRefused): Promise<EditOutcome> {
  const state = room.store.getState();
  const placed = placedIn(state, asked);
  if (!placed) return Promise.resolve(room.sender.settleUnsent(NOT_THERE_ANY_MORE));
  return namesItsItemByIndex(placed.change) && room.lists.last()
    ? applyLater(room, asked, state.choices)
    : applyNow(room, state, placed, onRefused);
}

/** `Edits.tryOut` */
export function tryOut({ store, sender }: EditRoom, change: AnyMutationChange): Promise<EditOutcome> {
  const { operation, body } = toRequest(withChosenScope(store.getState(), change));
  return sender.ask(operation, body);
}

/** A list's index may be another one after the edits under way, so the change is made again from the selection after them. */
async function applyLater(room: EditRoom, asked: AskedChange, since: number): Promise<EditOutcome> {
  const { store, lists, sender } = room;
  store.setState({ save: { phase: 'saving' } });
  let isSure = typeof asked === 'function' || asked.dataIndex === undefined;
  // the first of several goes on; the others wait for its outcome
  for (let turn = lists.last(); turn && isSure; turn = lists.last()) isSure = await turn;
  const state = store.getState();
  if (since !== state.choices) isSure = false;
  const placed = isSure ? placedIn(state, asked) : null;
  // without its list the same change would go to the source of all items
  if (!placed || !namesItsItemByIndex(placed.change)) {
    return sender.settleUnsent(isSure ? NOT_THERE_ANY_MORE : NOT_SHOWN_YET);
  }
  return applyNow(room, state, placed);
}

function placedIn(state: EditorState, made: AskedChange): Placed | null {
  const asked = typeof made === 'function' ? made(state) : made;
  return asked && { asked, change: withChosenScope(state, asked) };
}

async function applyNow(
  room: EditRoom,
  state: EditorState,
  placed: Placed,
  onRefused?: OnRefused,
): Promise<EditOutcome> {
  const { change } = placed;
  const { store, frame, sender, lists, ofLists } = room;
  const after = selectionAfter(state, change);
  const { atOnce, moved } = after;
  const isOfList = namesItsItemByIndex(change);
  const previews = isPreviewed(change);
  const item: AnyMutationChange = { ...change, ...(previews && { instantUpdateSent: true }) };
  if (previews && !isOfList) frame.call('applyChangeItemToDocument', item);
  if (atOnce) frame.select(atOnce);
  const since = store.getState().choices;
  let saved = change;
  const sent = sender.inOrder(async () => {
    const present = overUndone(room, selectedItem(state)?.key, change);
    const first = present ? await send(room, present) : null;
    if (!present || !first?.ok) return send(room, change);
    saved = present;
    return first;
  });
  if (isOfList) {
    ofLists.add(change.id);
    lists.note(sent, () => moved && frame.selectLater(moved, { isShown: true, since }));
  }
  const answered = await sent;
  const outcome: EditOutcome = { ...answered, change: { ...item, consumed: true, failed: !answered.ok } };
  if (outcome.ok) {
    const { revisions } = outcome.answer;
    // whether a list's item can be removed, copied or moved depends on its data, which only the server knows
    if (previews && isOfList) frame.call('applyChangeItemToDocument', item, revisions);
    else frame.call('changeSaved', change.id, revisions);
    noteActivity(store, saved, outcome.answer);
    selectResult(room, saved.id, outcome.answer, { before: state.selection, after, since });
    sender.settle(outcome);
    if (selectedItem(state)?.isComponent) void sayIfUnseen(room, state, change, outcome.answer, after);
    if (saved.type === 'EDIT_TEXT') noteText(room, state, saved as ChangeItem<'EDIT_TEXT'>, outcome.answer);
  } else {
    frame.call('cancelInstantUpdate', change.id);
    if (atOnce && since === store.getState().choices) frame.select(state.selection);
    const own = onRefused?.();
    sender.settle(outcome, ...(own ? [own] : await waysOn(room, state, placed, outcome.error)));
  }
  return outcome;
}

function send({ sender }: EditRoom, change: AnyMutationChange): Promise<EditOutcome> {
  const { operation, body } = toRequest(change);
  return sender.send('change', operation, body);
}

/**
 * False for an edit of the data that its type does not know: the server refuses it, and a preview would only flicker. False for a
 * copy of a list's item: the server makes its key, and the page may filter, sort or cut the list.
 */
function isPreviewed({ type, scope }: AnyMutationChange): boolean {
  if (scope !== 'data') return true;
  return MUTATION_TYPES[type].data !== 'none' && type !== 'DUPLICATE' && type !== 'ADD_JSX';
}

/** Loaded with the first refusal; without a server to load it from, the refusal has no buttons. */
async function waysOn(room: EditRoom, state: EditorState, placed: Placed, error: ApiError): Promise<NoticeAction[]> {
  try {
    const ways = await import('./ways-on.ts');
    return ways.waysOn({ ...room, apply: (change) => apply(room, change) }, state, placed, error);
  } catch {
    return [];
  }
}

/** Loaded with the first edit of a component; `state` is from before the edit. */
async function sayIfUnseen(
  room: EditRoom,
  state: EditorState,
  change: AnyMutationChange,
  answer: MutationSuccess,
  { made }: SelectionAfter,
): Promise<void> {
  try {
    const unseen = await import('./unseen.ts');
    const given = unseen.givenTo(state, change);
    if (given) await unseen.sayIfUnseen(room, given, answer, made(answer));
  } catch {
    // without a server to load it from, nothing is said
  }
}

/** Notes the words of the selected element, for the undo too, and looks whether the page shows the new ones. */
function noteText(
  room: EditRoom,
  state: EditorState,
  { id, changeFields }: ChangeItem<'EDIT_TEXT'>,
  answer: MutationSuccess,
): void {
  const { codebaseIdToEditText, oldText, newText, attribute } = changeFields;
  const item = selectedItem(state);
  if (!item || !oldText || attribute !== undefined || item.codebaseId !== codebaseIdToEditText) return;
  const text = { key: item.key, before: oldText, after: newText };
  room.texts.set(id, text);
  // for state, the server's warning says to reload
  if (answer.warnings.length === 0) void lookForStale(room, text, answer);
}

interface Selected {
  before: string[];
  after: SelectionAfter;
  /** the count of `choices` when the change was shown */
  since: number;
}

/** Selects the elements that a change made, and notes both selections for its undo. */
function selectResult(
  { frame, selections }: EditRoom,
  changeId: string,
  answer: MutationSuccess,
  { before, after, since }: Selected,
): void {
  const made = after.made(answer);
  if (made) frame.selectLater(made, { mayBeThere: true, since, revisions: answer.revisions });
  const found = made ?? after.moved ?? (after.atOnce && findKeys(after.atOnce));
  if (found) selections.set(changeId, { before, after: found });
}

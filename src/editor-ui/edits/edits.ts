/**
 * The one way to change anything.
 *
 * A change shows in the frame at once, then goes to the server, in the order in which changes were made. The answer is either
 * saved (tables, ids and activity are merged) or refused: then the preview is taken back and the user reads the reason and the
 * next step. Undo and redo go the same way.
 */
import { v4 as uuid } from 'uuid';
import { type Activity, type ApiError, isStuck, type MutationSuccess, mutatePath } from '../../protocol/api.ts';
import type { AnyMutationChange } from '../../protocol/changes.ts';
import type { UndoToRequest } from '../../protocol/review.ts';
import type { ApiClient, ApiResult } from '../api/client.ts';
import { toRequest } from '../api/requests.ts';
import type { FrameCalls } from '../frame/channel.ts';
import type { FrameLink } from '../frame/link.ts';
import type { SelectWhen } from '../frame/page-selection.ts';
import type { NoticeAction, Notify } from '../notices.ts';
import { withChosenScope } from '../scope/apply-scope.ts';
import { nextUndo, noteUndoOrder } from '../store/ledger.ts';
import { type FindKeys, findKeys } from '../store/selection.ts';
import type { EditorState } from '../store/state.ts';
import type { EditorStore } from '../store/store.ts';
import { type AskedChange, type EditOutcome, type Edits, type OnRefused, OWN_ORIGIN } from './edit.ts';
import { type HistoryStep, type PickStep, redoStep, STEP_WORDS, undoStep } from './history-steps.ts';
import { wayInto } from './into-component.ts';
import { createListTurns, NOT_SHOWN_YET, NOT_THERE_ANY_MORE, namesItsItemByIndex } from './list-turns.ts';
import { selectionAfter } from './selection-after.ts';
import type { UpdateKind, Updates } from './updates.ts';

export interface EditParts {
  store: EditorStore;
  api: ApiClient;
  canvasId: string;
  frame: FrameCalls & Pick<FrameLink, 'select' | 'selectLater' | 'whenCommitted'>;
  updates: Updates;
  notify: Notify;
}

const OFFLINE: ApiError = {
  code: 'offline',
  message: 'Not saved: the editor has lost its server.',
  hint: 'It connects again by itself; make the change again then.',
};

export function createEdits(parts: EditParts): Edits {
  const { store, api, frame, updates, notify } = parts;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** by id of a change that moved the selection: the selections for its undo and its redo */
  const selections = new Map<string, { before: string[]; after: FindKeys }>();
  const lists = createListTurns(frame);
  /** ids of changes that went by an index of a list */
  const ofLists = new Set<string>();

  /** Runs `task` after all earlier ones, so that the files and the undo stack see changes in the order they were made. */
  function inOrder<T>(task: () => Promise<T>): Promise<T> {
    waiting++;
    store.setState({ save: { phase: 'saving' } });
    const result = queue.then(task).finally(() => {
      waiting--;
    });
    queue = result.catch(() => undefined);
    return result;
  }

  async function send(kind: UpdateKind, operation: string, body: unknown): Promise<EditOutcome> {
    if (store.getState().connection.state !== 'online') return { ok: false, error: OFFLINE };
    const done = updates.expectAnswer();
    const result: ApiResult<MutationSuccess> = await api.post(mutatePath(parts.canvasId, operation), body);
    if (!result.ok) {
      done(null);
      return { ok: false, error: result.error };
    }
    done(result.value, kind);
    return { ok: true, answer: result.value };
  }

  function settle(outcome: EditOutcome, wayOn?: NoticeAction): void {
    if (!outcome.ok) {
      store.setState({ save: { phase: 'refused', error: outcome.error } });
      notify.refused(outcome.error, wayOn);
      return;
    }
    const { answer } = outcome;
    if (waiting === 0) store.setState({ save: { phase: 'saved', activityId: answer.activityId } });
    if (answer.toast) notify.saved(answer.toast);
    for (const warning of answer.warnings) notify.warning(warning);
  }

  function apply(asked: AskedChange, onRefused?: OnRefused): Promise<EditOutcome> {
    const state = store.getState();
    const change = changeIn(state, asked);
    if (!change) return Promise.resolve(refuse(NOT_THERE_ANY_MORE));
    return namesItsItemByIndex(change) && lists.last()
      ? applyLater(asked, state.choices)
      : applyNow(state, change, onRefused);
  }

  /** The list index may have become stale while waiting, so make the change again from the present selection. */
  async function applyLater(asked: AskedChange, since: number): Promise<EditOutcome> {
    store.setState({ save: { phase: 'saving' } });
    let isSure = typeof asked === 'function' || asked.dataIndex === undefined;
    // the first of several goes on; the others wait for its outcome
    for (let turn = lists.last(); turn && isSure; turn = lists.last()) isSure = await turn;
    if (since !== store.getState().choices) isSure = false;
    const state = store.getState();
    const change = isSure ? changeIn(state, asked) : null;
    // without its list the same change would go to the source of all items
    if (!change || !namesItsItemByIndex(change)) return refuse(isSure ? NOT_THERE_ANY_MORE : NOT_SHOWN_YET);
    return applyNow(state, change);
  }

  function changeIn(state: EditorState, asked: AskedChange): AnyMutationChange | null {
    const change = typeof asked === 'function' ? asked(state) : asked;
    return change && withChosenScope(state, change);
  }

  function refuse(error: ApiError): EditOutcome {
    const outcome: EditOutcome = { ok: false, error };
    settle(outcome);
    return outcome;
  }

  async function applyNow(state: EditorState, change: AnyMutationChange, onRefused?: OnRefused): Promise<EditOutcome> {
    const { atOnce, made, moved } = selectionAfter(state, change);
    frame.call('applyChangeItemToDocument', { ...change, instantUpdateSent: true });
    if (atOnce) frame.select(atOnce);
    const since = store.getState().choices;
    const { operation, body } = toRequest(change);
    const sent = inOrder(() => send('change', operation, body));
    if (namesItsItemByIndex(change)) {
      ofLists.add(change.id);
      lists.note(sent, () => moved && frame.selectLater(moved, { isShown: true, since }));
    }
    const outcome = await sent;
    if (outcome.ok) {
      const { revisions } = outcome.answer;
      frame.call('changeSaved', change.id, revisions);
      noteActivity(store, change, outcome.answer);
      const found = made(outcome.answer);
      if (found) frame.selectLater(found, { mayBeThere: true, since, revisions });
      const after = found ?? moved ?? (atOnce && findKeys(atOnce));
      if (after) selections.set(change.id, { before: state.selection, after });
    } else {
      frame.call('cancelInstantUpdate', change.id);
      if (atOnce && since === store.getState().choices) frame.select(state.selection);
    }
    const isOfUse = change.scope === 'instance' && !outcome.ok && outcome.error.code === 'prop-not-passed-on';
    const forAll = { label: 'Change all uses', run: () => void apply(ofDefinition(change)) };
    const wayOn = outcome.ok
      ? undefined
      : (onRefused?.() ?? wayInto(parts, outcome.error) ?? (isOfUse ? forAll : undefined));
    settle(outcome, wayOn);
    return outcome;
  }

  async function step(kind: HistoryStep['kind'], pick: PickStep): Promise<EditOutcome | null> {
    const since = store.getState().choices;
    let target: HistoryStep | null = null;
    // picked when its turn comes: an edit that was under way is the one to undo
    const sent = inOrder(async () => {
      target = pick(store.getState());
      return target && reverse(target);
    });
    const isOfList = () => ofLists.has(target?.activity?.changeId ?? '');
    const select = (when: SelectWhen) => target && selectAgain(target, { ...when, since });
    // noted for every outcome: an index read before the page shows it would be a guess
    lists.note(
      sent.then((outcome) => (isOfList() ? outcome : null)),
      () => select({ isShown: true }),
    );
    const outcome = await sent;
    // a quick undo may find the page unchanged: then no other tree comes
    if (outcome?.ok && !isOfList()) select({ mayBeThere: true, revisions: outcome.answer.revisions });
    if (outcome) settle(outcome, wayOnFrom(outcome, target));
    else if (waiting === 0) store.setState({ save: { phase: 'idle' } });
    if (!outcome) notify.unavailable(STEP_WORDS[kind].none);
    else if (wroteNothing(outcome)) notify.unavailable(STEP_WORDS[kind].already);
    return outcome;
  }

  /** Offers to pass over a change that can never be undone, so that the edits before it can be. */
  function wayOnFrom(outcome: EditOutcome, target: HistoryStep | null): NoticeAction | undefined {
    const changeId = target?.kind === 'undo' ? target.activity?.changeId : undefined;
    if (outcome.ok || !changeId || !isStuck(outcome.error)) return undefined;
    return { label: 'Leave this edit as it is', run: () => void passOver(changeId) };
  }

  async function passOver(changeId: string): Promise<void> {
    const outcome = await inOrder(async () => {
      const sent = await send('undo', 'passOver', { latestUuid: changeId });
      if (sent.ok) notePassedOver(store, sent.answer.activityId);
      return sent;
    });
    settle(outcome);
    if (outcome.ok) notify.saved('Left as it is. Undo goes on with the edit before it.');
  }

  async function reverse({ kind, operation, body, preview }: HistoryStep): Promise<EditOutcome> {
    if (preview) frame.call('applyChangeItemToDocument', preview);
    const outcome = await send(kind, operation, body);
    if (outcome.ok) noteReversed(store, kind, outcome.answer.activityId);
    // if no file changed, no hot update will replace the preview
    if (preview && (!outcome.ok || wroteNothing(outcome))) frame.call('cancelInstantUpdate', preview.id);
    else if (preview && outcome.ok) frame.call('changeSaved', preview.id, outcome.answer.revisions);
    return outcome;
  }

  function selectAgain({ kind, activity }: HistoryStep, when: SelectWhen): void {
    const selected = activity ? selections.get(activity.changeId) : undefined;
    if (selected) frame.selectLater(kind === 'undo' ? findKeys(selected.before) : selected.after, when);
  }

  async function undoTo(activityId: string): Promise<EditOutcome> {
    let isOfList = false;
    const sent = inOrder(() => {
      const { activities } = store.getState();
      const newer = activities.slice(
        0,
        activities.findIndex(({ id }) => id === activityId),
      );
      isOfList = newer.some(({ changeId, undone }) => !undone && ofLists.has(changeId));
      const latestUuid = nextUndo(activities)?.changeId;
      const body: UndoToRequest = { activityId, changeId: uuid(), ...(latestUuid ? { latestUuid } : {}) };
      return send('undo', 'undoTo', body);
    });
    lists.note(sent.then((outcome) => (isOfList ? outcome : null)));
    const outcome = await sent;
    settle(outcome);
    return outcome;
  }

  return { apply, undoTo, undo: () => step('undo', undoStep), redo: () => step('redo', redoStep) };
}

/** The same change for the component's definition, in place of one use of it. */
function ofDefinition({
  callSiteCodebaseId: _use,
  instantUpdateKeys: _keys,
  ...change
}: AnyMutationChange): AnyMutationChange {
  return { ...change, id: uuid(), scope: 'definition' } as AnyMutationChange;
}

/** The files already had the wanted text: someone else made or reverted the same edit. */
function wroteNothing(outcome: EditOutcome): boolean {
  return outcome.ok && outcome.answer.files.every(({ diff }) => diff === '');
}

/** Adds an own change to the activity list before the server's event arrives: the user may undo it at once. */
function noteActivity(store: EditorStore, change: AnyMutationChange, answer: MutationSuccess): void {
  const { activities } = store.getState();
  // a change that changes nothing (a class that is there already) is no entry of the ledger
  if (answer.files.length === 0 || activities.some((known) => known.id === answer.activityId)) return;
  const entry: Activity = {
    id: answer.activityId,
    changeId: change.id,
    type: change.type,
    changeName: change.changeName,
    time: new Date().toISOString(),
    origin: OWN_ORIGIN,
    files: answer.files,
    undone: false,
  };
  store.setState({ activities: [entry, ...activities], undoOrder: [] });
}

function noteReversed(store: EditorStore, kind: 'undo' | 'redo', id: string): void {
  store.setState(({ activities, undoOrder }) => ({
    activities: activities.map((a) => (a.id === id ? { ...a, undone: kind === 'undo' } : a)),
    undoOrder: noteUndoOrder(undoOrder, kind, id),
  }));
}

function notePassedOver(store: EditorStore, id: string): void {
  store.setState(({ activities }) => ({
    activities: activities.map((a) => (a.id === id ? { ...a, undone: true, passedOver: true } : a)),
  }));
}

import { describe, expect, it } from 'vitest';
import { redoStep } from '../../src/editor-ui/edits/history-steps.ts';
import { indexNavTree, type NavIndex } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import { type AnyMutationChange, createChange } from '../../src/protocol/changes.ts';
import { duplicatePlaceholder, WRAP_PLACEHOLDER } from '../../src/protocol/codebase-id.ts';
import { APP_FILE, idOf } from './fake-project.ts';
import { bench, refusal, success } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

let count = 0;
const addClass = (className: string): AnyMutationChange =>
  createChange(`change-${++count}`, 'ADD_CLASS', { codebaseIdToAddClass: idOf(6), className });
const remove = (): AnyMutationChange =>
  createChange(`change-${++count}`, 'REMOVE_JSX', { codebaseIdsToRemove: [idOf(6)] });

/** A bench with a page on which one element is selected. */
function selecting(tree: NavIndex, key: string) {
  const all = bench();
  patchFrame(all.store, MAIN_FRAME, { tree });
  all.store.setState({ selection: [key] });
  return all;
}

describe('an edit', () => {
  // covers spec 3.10, 4.2
  it('shows in the frame before the server is asked, and is saved', async () => {
    const { edits, api, frame, store } = bench();
    const change = addClass('mt-4');
    const done = edits.apply(change);
    expect(frame.calls[0]).toEqual(['applyChangeItemToDocument', { ...change, instantUpdateSent: true }]);
    expect(store.getState().save).toEqual({ phase: 'saving' });
    api.answer(success('a1'));
    expect(await done).toMatchObject({
      ok: true,
      change: { id: change.id, instantUpdateSent: true, consumed: true, failed: false },
    });
    expect(api.posts[0]).toMatchObject({
      path: '/canvases/main/parseAndMutate/mutate/addClass',
      body: { changeId: change.id, className: 'mt-4' },
    });
    expect(store.getState().save).toEqual({ phase: 'saved', activityId: 'a1' });
    expect(store.getState().activities[0]).toMatchObject({ id: 'a1', changeId: change.id, changeName: 'Add Class' });
  });

  // covers spec 4.2, 7.16, 8.3
  it('that is refused is taken back in the frame and told, with its reason', async () => {
    const { edits, api, frame, store, notify } = bench();
    api.answer(refusal());
    const change = addClass('mt-4');
    expect(await edits.apply(change)).toMatchObject({
      ok: false,
      change: { id: change.id, consumed: true, failed: true },
    });
    expect(frame.calls.at(-1)).toEqual(['cancelInstantUpdate', change.id]);
    expect(notify.said).toEqual(['refused: No literal.']);
    expect(store.getState()).toMatchObject({ save: { phase: 'refused' }, activities: [] });
  });

  it('of the data, of a type that does not know data, shows no preview: it is refused', async () => {
    const { edits, api, frame } = bench();
    api.answer(refusal());
    await edits.apply({ ...addClass('mt-4'), scope: 'data', dataIndex: 0 });
    expect(frame.names()).not.toContain('applyChangeItemToDocument');
  });

  it('of an item of a list is shown once it is saved: its data decides whether it can be', async () => {
    const { edits, api, frame } = bench();
    const item = { ...remove(), scope: 'data' as const, dataIndex: 0 };
    api.answer(refusal());
    await edits.apply(item);
    expect(frame.names()).not.toContain('applyChangeItemToDocument');
    const revisions = { [APP_FILE]: 7 };
    api.answer(success('a1', { revisions }));
    await edits.apply(item);
    expect(frame.calls).toContainEqual(['applyChangeItemToDocument', { ...item, instantUpdateSent: true }, revisions]);
  });

  it('waits for the one before it, while both show at once', async () => {
    const { edits, api, frame, store } = bench();
    const both = [edits.apply(addClass('a')), edits.apply(addClass('b'))];
    await Promise.resolve();
    expect(frame.names()).toEqual(['applyChangeItemToDocument', 'applyChangeItemToDocument']);
    expect(api.posts).toHaveLength(1);
    api.answer(success('a1'));
    await both[0];
    expect(store.getState().save).toEqual({ phase: 'saving' });
    api.answer(success('a2'));
    await both[1];
    expect(store.getState().save).toEqual({ phase: 'saved', activityId: 'a2' });
  });

  it('waits while the server is away, and is sent when it is back', async () => {
    const { edits, api, store, notify } = bench();
    store.setState({ connection: { state: 'offline', error: { code: 'unreachable', message: '' } } });
    const done = edits.apply(addClass('a'));
    await new Promise(setImmediate);
    expect(api.posts).toEqual([]);
    api.answer(success('a1'));
    store.setState({ connection: { state: 'online' } });
    expect(await done).toMatchObject({ ok: true });
    expect(api.posts).toHaveLength(1);
    expect(notify.said).toEqual([]);
  });

  it('is refused when another server comes back, which does not know this editor', async () => {
    const { edits, api, store, notify } = bench();
    store.setState({ connection: { state: 'offline', error: { code: 'unreachable', message: '' } } });
    const done = edits.apply(addClass('a'));
    store.setState({ connection: { state: 'expired' } });
    expect(await done).toMatchObject({ ok: false });
    expect(api.posts).toEqual([]);
    expect(notify.said[0]).toMatch(/^refused: Not saved: visual-edit was started anew/);
  });

  it('is sent again when its request did not reach the server', async () => {
    const { edits, api } = bench();
    api.answer({ ok: false, status: 0, error: { code: 'unreachable', message: '' } });
    api.answer(success('a1'));
    expect(await edits.apply(addClass('a'))).toMatchObject({ ok: true });
    const [first, second] = api.posts;
    expect(second).toEqual(first);
  });

  // covers spec 7.15
  it('says the words of the answer', async () => {
    const { edits, api, notify } = bench();
    api.answer(success('a1', { toast: 'Prop changed', warnings: ['Changes all 3 cards.'] }));
    await edits.apply(addClass('a'));
    expect(notify.said).toEqual(['saved: Prop changed', 'warning: Changes all 3 cards.']);
  });

  it('that changes nothing makes no entry', async () => {
    const { edits, api, store } = bench();
    api.answer(success('idle', { files: [] }));
    await edits.apply(addClass('a'));
    expect(store.getState().activities).toEqual([]);
  });

  it('selects what it made, once the page shows it', async () => {
    const { edits, api, frame } = bench();
    const map = { [duplicatePlaceholder(idOf(6))]: idOf(77) };
    api.answer(success('a1', { prevIdToNewIdMap: map }));
    await edits.apply(createChange('d', 'DUPLICATE', { codebaseIdsToDuplicate: [idOf(6)] }));
    const find = frame.later[0];
    expect(find?.(indexNavTree(navTree({ id: 1 })))).toEqual([]);
    expect(find?.(indexNavTree(navTree({ id: 1, children: [{ id: 77 }] })))).toEqual([keyOf(77, '0-0')]);
  });

  it('selects what it made where it was asked for, of all that the same source made', async () => {
    const page = (id: number) =>
      indexNavTree(navTree({ id: 1, children: [{ children: [{ id }] }, { children: [{ id }] }] }));
    const { edits, api, frame } = selecting(page(6), keyOf(6, '0-1-0'));
    api.answer(success('a1', { prevIdToNewIdMap: { [WRAP_PLACEHOLDER]: idOf(77) } }));
    await edits.apply(createChange('w', 'WRAP_DIV', { codebaseIdsToWrap: [idOf(6)] }));
    expect(frame.later[0]?.(page(77))).toEqual([keyOf(77, '0-1-0')]);
  });

  it.each([
    ['the next sibling', '0-0', [7], ['select', keyOf(7, '0-1')]],
    ['the one before it, of the last', '0-1', [6], ['select', keyOf(6, '0-0')]],
    ['the parent, of an only child', '0-0', [], ['select', keyOf(1, '0')]],
  ])(
    'that deletes selects %s at once, and gives back what was selected when it is refused',
    async (_, path, others, call) => {
      const ids = path === '0-0' ? [9, ...others] : [...others, 9];
      const page = indexNavTree(navTree({ id: 1, children: ids.map((id) => ({ id })) }));
      const { edits, api, frame } = selecting(page, keyOf(9, path));
      api.answer(refusal());
      await edits.apply(createChange('r', 'REMOVE_JSX', { codebaseIdsToRemove: [idOf(9)] }));
      expect(frame.calls.filter(([name]) => name === 'select')).toEqual([call, ['select', keyOf(9, path)]]);
    },
  );

  it('that deletes something else leaves the selection alone', async () => {
    const page = indexNavTree(navTree({ id: 1, children: [{ id: 6 }, { id: 7 }] }));
    const { edits, api, frame } = selecting(page, keyOf(7, '0-1'));
    api.answer(success('a1'));
    await edits.apply(createChange('r', 'REMOVE_JSX', { codebaseIdsToRemove: [idOf(6)] }));
    expect(frame.names()).not.toContain('select');
  });

  it.each([
    ['the next one, at the place that it has then', '0-1', '0-2', ['0-1']],
    ['of the last the one before, which stays where it is', '0-2', '0-1', undefined],
  ])('that deletes an item of a list selects %s', async (_, path, atOnce, shown) => {
    const list = (count: number) =>
      indexNavTree(navTree({ id: 1, children: Array.from({ length: count }, () => ({ id: 10 })) }));
    const { edits, api, frame } = selecting(list(3), keyOf(10, path));
    api.answer(success('a1', { revisions: { 'src/App.tsx': 70 } }));
    const remove = createChange('r', 'REMOVE_JSX', { codebaseIdsToRemove: [idOf(10)] });
    const dataIndex = Number(path.slice(2));
    await edits.apply({ ...remove, scope: 'data', dataIndex, instantUpdateKeys: [keyOf(10, path)] });
    expect(frame.calls).toContainEqual(['select', keyOf(10, atOnce)]);
    frame.awaited[0]?.settle(true);
    await Promise.resolve();
    expect(frame.later[0]?.(list(2))).toEqual(shown?.map((at) => keyOf(10, at)));
  });

  it('that unwraps selects what was in there', async () => {
    const page = indexNavTree(navTree({ id: 1, children: [{ id: 9, children: [{ id: 6 }, { id: 7 }] }, { id: 8 }] }));
    const { edits, api, frame } = selecting(page, keyOf(9, '0-0'));
    api.answer(success('a1'));
    await edits.apply(createChange('u', 'UNWRAP', { codebaseIdsToUnwrap: [idOf(9)] }));
    const after = indexNavTree(navTree({ id: 1, children: [{ id: 6 }, { id: 7 }, { id: 8 }] }));
    expect(frame.later[0]?.(after)).toEqual([keyOf(6, '0-0'), keyOf(7, '0-1')]);
  });

  it('that copies an item of a list selects the copy behind it, once there is one more', async () => {
    const list = (count: number) =>
      indexNavTree(navTree({ id: 1, children: Array.from({ length: count }, () => ({ id: 10 })) }));
    const { edits, api, frame } = selecting(list(3), keyOf(10, '0-1'));
    api.answer(success('a1'));
    const copy = createChange('c', 'DUPLICATE', { codebaseIdsToDuplicate: [idOf(10)] });
    await edits.apply({ ...copy, scope: 'data', dataIndex: 1, instantUpdateKeys: [keyOf(10, '0-1')] });
    expect(frame.later[0]?.(list(3))).toEqual([]);
    expect(frame.later[0]?.(list(4))).toEqual([keyOf(10, '0-2')]);
  });
});

describe('undo and redo', () => {
  it('take the newest change, also one that is still being saved', async () => {
    const { edits, api, store } = bench();
    const change = addClass('a');
    const both = [edits.apply(change), edits.undo()];
    api.answer(success('a1'));
    await both[0];
    api.answer(success('a1'));
    await both[1];
    expect(api.posts[1]).toMatchObject({
      path: '/canvases/main/parseAndMutate/activities/undoChangeToFiles',
      body: { latestUuid: change.id },
    });
    expect(store.getState().activities[0]).toMatchObject({ id: 'a1', undone: true });
    api.answer(success('a1'));
    await edits.redo();
    expect(api.posts[2]?.body).toEqual({ changeToRedoId: change.id });
    expect(store.getState().activities[0]).toMatchObject({ id: 'a1', undone: false });
  });

  it('ask nothing when there is nothing, and say so', async () => {
    const { edits, api, store, notify } = bench();
    expect(await edits.undo()).toBeNull();
    expect(await edits.redo()).toBeNull();
    expect(api.posts).toEqual([]);
    expect(store.getState().save).toEqual({ phase: 'idle' });
    expect(notify.said).toEqual(['unavailable: There is nothing to undo.', 'unavailable: There is nothing to redo.']);
  });

  it('once more than there are edits, in one go, say so', async () => {
    const { edits, api, notify } = bench();
    const all = [edits.apply(addClass('a')), edits.undo(), edits.undo(), edits.redo(), edits.redo()];
    for (const _ of [1, 2, 3]) api.answer(success('a1'));
    await Promise.all(all);
    expect(api.posts).toHaveLength(3);
    expect(notify.said).toEqual(['unavailable: There is nothing to undo.', 'unavailable: There is nothing to redo.']);
  });

  it('say where the files were so already, and leave the page as it is', async () => {
    const { edits, api, frame, notify, store } = bench();
    api.answer(success('a1'));
    await edits.apply(addClass('a'));
    const already = success('a1', { files: [{ path: APP_FILE, diff: '' }] });
    for (const [kind, message] of [
      ['undo', 'Nothing to write: your files were put back to before this edit already.'],
      ['redo', 'Nothing to write: your files have this edit already.'],
    ] as const) {
      api.answer(already);
      await edits[kind]();
      expect(store.getState().activities[0]?.undone).toBe(kind === 'undo');
      expect(notify.said.pop()).toBe(`unavailable: ${message}`);
      const [preview, cancelled] = frame.calls.filter(([name]) => name !== 'updateCodebaseIds').slice(-2);
      expect(preview).toMatchObject(['applyChangeItemToDocument', { id: cancelled?.[1] }]);
      expect(cancelled?.[0]).toBe('cancelInstantUpdate');
    }
  });

  it('take their preview back when they are refused', async () => {
    const { edits, api, frame } = bench();
    api.answer(success('a1'));
    await edits.apply(addClass('a'));
    api.answer(refusal({ code: 'lines-changed', message: 'Changed since.' }));
    await edits.undo();
    const [preview, cancelled] = frame.calls.slice(-2);
    expect(preview).toMatchObject(['applyChangeItemToDocument', { type: 'UNDO' }]);
    expect(cancelled).toEqual(['cancelInstantUpdate', expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(preview).toMatchObject(['applyChangeItemToDocument', { id: cancelled?.[1] }]);
  });

  it('that cannot be done any more may leave the edit as it is, and go on with the one before it', async () => {
    const { edits, api, notify, store } = bench();
    const [older, newer] = [addClass('a'), addClass('b')];
    api.answer(success('a1'));
    await edits.apply(older);
    api.answer(success('a2'));
    await edits.apply(newer);
    api.answer(refusal({ code: 'lines-changed', message: 'Changed since.' }));
    await edits.undo();
    expect(notify.actions.map(({ label }) => label)).toEqual(['Leave this edit as it is']);
    api.answer(success('a2', { files: [] }));
    notify.actions[0]?.run();
    await expect.poll(() => notify.said.at(-1)).toBe('saved: Left as it is. Undo goes on with the edit before it.');
    expect(api.posts.at(-1)).toMatchObject({
      path: '/canvases/main/parseAndMutate/activities/passOver',
      body: { latestUuid: newer.id },
    });
    expect(redoStep(store.getState())).toBeNull();
    api.answer(success('a1'));
    await edits.undo();
    expect(api.posts.at(-1)).toMatchObject({ body: { latestUuid: older.id } });
    // redo takes the undone change, not the one passed over
    expect(redoStep(store.getState())?.body).toEqual({ changeToRedoId: older.id });
    // a refusal that is about the moment is no reason to pass over an edit
    api.answer(refusal({ code: 'stale-file', message: 'Being changed.' }));
    await edits.redo();
    expect(notify.actions).toHaveLength(1);
  });

  it('select what was selected before the change, and after it', async () => {
    const before = indexNavTree(navTree({ id: 1, children: [{ id: 6 }, { id: 7 }] }));
    const { edits, api, frame } = selecting(before, keyOf(6, '0-0'));
    api.answer(success('a1'));
    await edits.apply(remove());
    api.answer(success('a1'));
    await edits.undo();
    expect(frame.later.at(-1)?.(before)).toEqual([keyOf(6, '0-0')]);
    api.answer(success('a1'));
    await edits.redo();
    expect(frame.later.at(-1)?.(before)).toEqual([keyOf(7, '0-1')]);
  });
});

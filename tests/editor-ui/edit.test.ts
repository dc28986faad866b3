import { describe, expect, it } from 'vitest';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { type AnyMutationChange, createChange } from '../../src/protocol/changes.ts';
import { duplicatePlaceholder } from '../../src/protocol/codebase-id.ts';
import { idOf } from './fake-project.ts';
import { bench, refusal, success } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

let count = 0;
const addClass = (className: string): AnyMutationChange =>
  createChange(`change-${++count}`, 'ADD_CLASS', { codebaseIdToAddClass: idOf(6), className });
const remove = (): AnyMutationChange =>
  createChange(`change-${++count}`, 'REMOVE_JSX', { codebaseIdsToRemove: [idOf(6)] });

describe('an edit', () => {
  it('shows in the frame before the server is asked, and is saved', async () => {
    const { edits, api, frame, store } = bench();
    const change = addClass('mt-4');
    const done = edits.apply(change);
    expect(frame.calls[0]).toEqual(['applyChangeItemToDocument', { ...change, instantUpdateSent: true }]);
    expect(store.getState().save).toEqual({ phase: 'saving' });
    api.answer(success('a1'));
    expect((await done).ok).toBe(true);
    expect(api.posts[0]).toMatchObject({
      path: '/canvases/main/parseAndMutate/mutate/addClass',
      body: { changeId: change.id, className: 'mt-4' },
    });
    expect(store.getState().save).toEqual({ phase: 'saved', activityId: 'a1' });
    expect(store.getState().activities[0]).toMatchObject({ id: 'a1', changeId: change.id, changeName: 'Add Class' });
  });

  it('that is refused is taken back in the frame and told, with its reason', async () => {
    const { edits, api, frame, store, notify } = bench();
    api.answer(refusal());
    const change = addClass('mt-4');
    await edits.apply(change);
    expect(frame.calls.at(-1)).toEqual(['cancelInstantUpdate', change.id]);
    expect(notify.said).toEqual(['refused: No literal.']);
    expect(store.getState()).toMatchObject({ save: { phase: 'refused' }, activities: [] });
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

  it('is not sent while the server is away', async () => {
    const { edits, api, store, notify } = bench();
    store.setState({ connection: { state: 'offline', error: { code: 'unreachable', message: '' } } });
    await edits.apply(addClass('a'));
    expect(api.posts).toEqual([]);
    expect(notify.said[0]).toMatch(/^refused: Not saved/);
  });

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

  it('do nothing, and ask nothing, when there is nothing', async () => {
    const { edits, api, store } = bench();
    expect(await edits.undo()).toBeNull();
    expect(await edits.redo()).toBeNull();
    expect(api.posts).toEqual([]);
    expect(store.getState().save).toEqual({ phase: 'idle' });
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

  it('select again what a delete had taken', async () => {
    const { edits, api, frame, store } = bench();
    store.setState({ selection: [keyOf(6, '0-0')] });
    api.answer(success('a1'));
    await edits.apply(remove());
    store.setState({ selection: [] });
    api.answer(success('a1'));
    await edits.undo();
    const page = indexNavTree(navTree({ id: 1, children: [{ id: 6 }] }));
    expect(frame.later.at(-1)?.(page)).toEqual([keyOf(6, '0-0')]);
  });
});

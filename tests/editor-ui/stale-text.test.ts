/** Words that are saved and that the page still shows as they were. */
import { describe, expect, it, vi } from 'vitest';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { idOf } from './fake-project.ts';
import { bench, success } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

const page = (text: string) => indexNavTree(navTree({ id: 1, children: [{ id: 2, name: 'h5', text }] }));

/** The page after the edit, and after its undo. */
async function lookAfter([edited, undone]: string[], warnings: string[] = []): Promise<string[][]> {
  const { edits, api, frame, store, notify } = bench();
  const shows = (text: string) => patchFrame(store, MAIN_FRAME, { tree: page(text) });
  const settled = async () => {
    await vi.dynamicImportSettled();
    for (const { settle } of frame.awaited.splice(0)) settle(true);
    await new Promise((done) => setTimeout(done));
    return notify.said.splice(0);
  };
  shows('Old words');
  store.setState({ selection: [keyOf(2, '0-0')] });
  api.answer(success('a1', { revisions: { 'src/data.ts': 3 }, warnings }));
  const fields = { codebaseIdToEditText: idOf(2), oldText: 'Old words', newText: 'New' };
  await edits.apply(createChange('one', 'EDIT_TEXT', fields));
  shows(edited as string);
  const said = [await settled()];
  if (undone === undefined) return said;
  api.answer(success('a1', { revisions: { 'src/data.ts': 4 } }));
  await edits.undo();
  shows(undone);
  return [...said, await settled()];
}

it('are told, with the reload', async () => {
  expect(await lookAfter(['Old words', 'Old words'])).toEqual([
    ['unshown: Saved, but the page still shows “Old words”. The app keeps these words until it is loaded again.'],
    [],
  ]);
});

it('are told after an undo', async () => {
  expect(await lookAfter(['New', 'New'])).toEqual([
    [],
    ['unshown: Saved, but the page still shows “New”. The app keeps these words until it is loaded again.'],
  ]);
});

it('are not told where the page shows the edit, or something else by then', async () => {
  expect(await lookAfter(['New', 'Old words'])).toEqual([[], []]);
  expect(await lookAfter(['Other', 'Other'])).toEqual([[], []]);
});

it('are not told of a state, of which the server tells', async () => {
  expect(await lookAfter(['Old words'], ['It is state.'])).toEqual([['warning: It is state.']]);
});

describe('typed over before the page shows an undo', () => {
  async function typedOver(...answers: Parameters<ReturnType<typeof bench>['api']['answer']>[0][]) {
    const { edits, api, store, notify } = bench();
    patchFrame(store, MAIN_FRAME, { tree: page('One') });
    store.setState({ selection: [keyOf(2, '0-0')] });
    const edit = (id: string, oldText: string, newText: string) =>
      edits.apply(createChange(id, 'EDIT_TEXT', { codebaseIdToEditText: idOf(2), oldText, newText }));
    api.answer(success('a1'));
    await edit('one', 'One', 'Two');
    api.answer(success('a2'));
    await edit('two', 'Two', 'Three');
    api.answer(success('a2'));
    await edits.undo();
    api.answer(success('a1'));
    await edits.undo();
    const before = api.posts.length;
    for (const answer of answers) api.answer(answer);
    const { ok } = await edit('three', 'Three', 'Four');
    return { ok, asked: api.posts.slice(before).map(({ body }) => body), said: notify.said };
  }

  it('replace the words that it put back', async () => {
    const { ok, asked, said } = await typedOver(success('a3'));
    expect([ok, said]).toEqual([true, []]);
    expect(asked).toEqual([expect.objectContaining({ oldText: 'One', newText: 'Four' })]);
  });

  it('replace those that they were typed over where someone else has put them there', async () => {
    const error = { code: 'text-not-found', message: 'The text "One" is not in this element.', hint: '' };
    const { ok, asked, said } = await typedOver({ ok: false, status: 422, error }, success('a3'));
    expect([ok, said]).toEqual([true, []]);
    expect(asked.map(({ oldText }) => oldText)).toEqual(['One', 'Three']);
    // the server takes each id once
    expect(new Set(asked.map(({ changeId }) => changeId)).size).toBe(2);
  });
});

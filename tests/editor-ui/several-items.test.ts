/** Several selected items of a list that are copied or deleted: one edit of their data. */
import { expect, it } from 'vitest';
import { commandById } from '../../src/editor-ui/commands/commands.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import type { AskedChange } from '../../src/editor-ui/edits/edit.ts';
import { selectionAfter } from '../../src/editor-ui/edits/selection-after.ts';
import type { EditorState } from '../../src/editor-ui/store/state.ts';
import { activeFrame } from '../../src/editor-ui/store/store.ts';
import type { ApiError } from '../../src/protocol/api.ts';
import type { AnyMutationChange } from '../../src/protocol/changes.ts';
import { idOf } from './fake-project.ts';
import { stateOf } from './sourced-page.ts';
import { keyOf } from './trees.ts';

const [BODY, LIST, ITEM, TITLE] = [0, 1, 2, 3];

/** Two lists of so many items that the same element makes, with a title before them. */
function page(count: number, selection: string[], scope?: 'definition'): EditorState {
  const list = () => ({ id: LIST, children: Array.from({ length: count }, () => ({ id: ITEM })) });
  const state = stateOf(
    { id: BODY, children: [{ id: TITLE }, list(), list()] },
    { [BODY]: ['main', null], [LIST]: ['ul', BODY], [ITEM]: ['li', LIST], [TITLE]: ['h1', BODY] },
  );
  return { ...state, selection, editScopes: scope ? { [idOf(ITEM)]: scope } : {} };
}
const itemAt = (index: number, list = 1) => keyOf(ITEM, `0-${list}-${index}`);

async function run(id: string, state: EditorState) {
  const made: AnyMutationChange[] = [];
  const said: ApiError[] = [];
  const apply = async (asked: AskedChange) => {
    const change = typeof asked === 'function' ? asked(state) : asked;
    if (change) made.push(change);
    return { ok: true, answer: { revisions: {} } };
  };
  const notify = { refused: (error: ApiError) => said.push(error) };
  const frame = { whenCommitted: async () => true };
  await commandById(id).run({ store: { getState: () => state }, notify, frame, apply } as unknown as Editor);
  return { made, said };
}

it.each([
  ['duplicate', 'codebaseIdsToDuplicate'],
  ['delete', 'codebaseIdsToRemove'],
])('%s is one edit of all items that are selected', async (id, field) => {
  const { made } = await run(id, page(4, [itemAt(2), itemAt(0)]));
  expect(made).toMatchObject([
    {
      changeFields: { [field]: [idOf(ITEM)] },
      scope: 'data',
      dataIndex: 2,
      dataCount: 4,
      lists: [{ codebaseId: idOf(ITEM), index: 2, count: 4 }, { codebaseId: idOf(LIST) }],
      otherItems: [{ codebaseId: idOf(ITEM), index: 0, count: 4 }],
      instantUpdateKeys: [itemAt(2), itemAt(0)],
    },
  ]);
});

it.each([
  ['items of two lists', [itemAt(0), itemAt(0, 2)]],
  ['an item and another element', [itemAt(0), keyOf(TITLE, '0-0')]],
])('%s are refused, and nothing is edited', async (_case, selection) => {
  const { made, said } = await run('delete', page(4, selection));
  expect(made).toEqual([]);
  expect(said).toMatchObject([{ code: 'not-one-list' }]);
});

it('edits that are to go to the definition are of the element that makes all items', async () => {
  const { made } = await run('delete', page(4, [itemAt(2), itemAt(0)], 'definition'));
  expect(made).toMatchObject([{ changeFields: { codebaseIdsToRemove: [idOf(ITEM)] } }]);
  expect(made[0]?.scope).toBeUndefined();
});

it('selects the next item where it stands after a delete, and all copies', async () => {
  const state = page(5, [itemAt(0), itemAt(2)]);
  const [gone] = (await run('delete', state)).made;
  const [copied] = (await run('duplicate', state)).made;
  if (!gone || !copied) return expect.fail('nothing is asked for');
  const after = (count: number) => activeFrame(page(count, [])).tree;
  expect(selectionAfter(state, gone).atOnce).toEqual([itemAt(3)]);
  expect(selectionAfter(state, gone).moved?.(after(3))).toEqual([itemAt(1)]);
  expect(selectionAfter(state, copied).made({} as never)?.(after(7))).toEqual([itemAt(1), itemAt(4)]);
});

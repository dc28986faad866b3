/** Items of a list that are copied, or cut, and pasted behind another item of it. */
import { expect, it } from 'vitest';
import { copiedItem, pasteItem } from '../../src/editor-ui/moves/paste-item.ts';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { type EditorState, initialState, MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import type { TreeElement } from '../../src/protocol/api.ts';
import { idOf } from './fake-project.ts';
import { keyOf, navTree } from './trees.ts';

const [LIST, ITEM, BUTTON] = [1, 2, 3];
const sources: Record<number, [parent: number | null, row: string | null]> = {
  [LIST]: [null, null],
  [ITEM]: [LIST, ''],
  [BUTTON]: [ITEM, ''],
};

/** A list whose items hold a button with these words each. */
function listOf(...words: string[]): EditorState {
  const state = initialState();
  const frame = state.frames[MAIN_FRAME];
  if (!frame) throw new Error('no frame');
  const elements = Object.fromEntries(
    Object.entries(sources).map(([number, [parent, row]]): [string, TreeElement] => [
      idOf(Number(number)),
      {
        codebaseId: idOf(Number(number)),
        type: 'native',
        componentName: 'div',
        filename: 'src/App.tsx',
        line: 1,
        column: 0,
        parentCodebaseId: parent === null ? null : idOf(parent),
        row,
        ownerName: 'App',
        scopeId: null,
        staticTextContents: false,
        removableClasses: [],
      },
    ]),
  );
  const children = words.map((text) => ({ id: ITEM, children: [{ id: BUTTON, text }] }));
  const tree = indexNavTree(navTree({ id: LIST, children }));
  return { ...state, elements, frames: { [MAIN_FRAME]: { ...frame, tree } } };
}
const itemAt = (index: number) => keyOf(ITEM, `0-${index}`);
const copy = (state: EditorState, index: number) => copiedItem(state, itemAt(index)) ?? expect.fail('is no item');

const before = listOf('Acme', 'Bolt', 'Core');

it.each([
  [0, 2, 3],
  [2, 0, 1],
  [1, 1, 2],
])('item %i, copied and pasted behind item %i, is copied to place %i of the data', (from, behind, to) => {
  expect(pasteItem(before, copy(before, from), false, itemAt(behind))).toMatchObject({
    type: 'DUPLICATE',
    changeFields: { codebaseIdsToDuplicate: [idOf(ITEM)] },
    scope: 'data',
    dataIndex: from,
    dataIndexTo: to,
    instantUpdateKeys: [itemAt(from)],
  });
});

it.each([
  [0, 2, 2],
  [2, 0, 1],
])('item %i, cut and pasted behind item %i, moves to place %i of the data', (from, behind, to) => {
  expect(pasteItem(before, copy(before, from), true, itemAt(behind))).toMatchObject({
    type: 'MOVE_JSX',
    scope: 'data',
    dataIndex: from,
    dataIndexTo: to,
  });
});

it('an item is found by its words after edits of the list, and refused where they are gone or not its own', () => {
  const copied = copy(before, 2);
  const paste = (state: EditorState) => pasteItem(state, copied, false, itemAt(0));
  expect(paste(listOf('Core', 'Acme', 'Bolt'))).toMatchObject({ dataIndex: 0 });
  expect(paste(listOf('Acme', 'Bolt', 'Cure'))).toMatchObject({ code: 'no-such-item' });
  expect(paste(listOf('Core', 'Core', 'Bolt'))).toMatchObject({ code: 'no-such-item' });
});

it('elements inside an item, and an item pasted inside another one, are no edits of the list', () => {
  expect(copiedItem(before, keyOf(BUTTON, '0-0-0'))).toBeNull();
  expect(pasteItem(before, copy(before, 0), false, keyOf(BUTTON, '0-1-0'))).toBeNull();
});

it('nor those of an item whose edits go to the definition of all', () => {
  expect(copiedItem({ ...before, editScopes: { [idOf(ITEM)]: 'definition' } }, itemAt(0))).toBeNull();
});

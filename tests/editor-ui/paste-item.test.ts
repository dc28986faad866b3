/** Items of a list that are copied, or cut, and pasted behind another item of it. */
import { expect, it } from 'vitest';
import { copiedItem } from '../../src/editor-ui/moves/copied-item.ts';
import { pasteItem } from '../../src/editor-ui/moves/paste-item.ts';
import type { EditorState } from '../../src/editor-ui/store/state.ts';
import { idOf } from './fake-project.ts';
import { stateOf } from './sourced-page.ts';
import { keyOf } from './trees.ts';

const [LIST, ITEM, BUTTON] = [1, 2, 3];

/** A list whose items hold a button with these words each. */
const listOf = (...words: string[]): EditorState => {
  const children = words.map((text) => ({ id: ITEM, children: [{ id: BUTTON, text }] }));
  return stateOf({ id: LIST, children }, { [LIST]: ['ul', null], [ITEM]: ['li', LIST], [BUTTON]: ['button', ITEM] });
};
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

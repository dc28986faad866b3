/** Arrow keys towards a neighbour that the page shows. */
import { expect, it } from 'vitest';
import type { AskedChange } from '../../src/editor-ui/edits/edit.ts';
import { type Side, swapTowards } from '../../src/editor-ui/moves/swap.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import type { ApiError } from '../../src/protocol/api.ts';
import type { AnyMutationChange } from '../../src/protocol/changes.ts';
import { bench } from './fakes.ts';
import { writtenPage } from './written-page.ts';

/** `<div><Cancel />{confirm}</div>` in Dialog, with `confirm={<Delete />}` written in Page. */
const { index, elements, key } = writtenPage([
  'div@Dialog as div',
  { pageBoundingBox: null },
  ['Cancel@Dialog in div', { pageBoundingBox: { pageX: 0, pageY: 0, width: 50, height: 20 } }, ['i@Cancel as i']],
  ['Delete@Page', { pageBoundingBox: { pageX: 60, pageY: 0, width: 50, height: 20 } }, ['b@Delete as b']],
]);

function toldTowards(side: Side, selected = 'Cancel'): Promise<ApiError[]> {
  const { store } = bench();
  const told: ApiError[] = [];
  patchFrame(store, MAIN_FRAME, { tree: index });
  store.setState({ elements, selection: [key(selected)] });
  const editor = { store, notify: { unavailable: (error: ApiError) => told.push(error) } };
  return swapTowards(editor as never, side).then(() => told);
}

it('names the neighbour that is handed in as a value, whose order the element cannot change', async () => {
  expect(await toldTowards('Right')).toMatchObject([
    { message: 'Delete, which stands right of it, is written at Page.tsx:4 and handed in as a value.' },
  ]);
  expect(await toldTowards('Left')).toMatchObject([{ message: 'Nothing stands left of it in its parent.' }]);
});

it('says of an element without a box that the page does not show it, and not that nothing stands there', async () => {
  expect(await toldTowards('Right', 'div')).toMatchObject([{ code: 'page-silent' }]);
});

/** `const rows = items.map(…)` and `<ul>{rows}</ul>`: the rows stand in no JSX. */
it('moves an item of a list that is made in a variable, in its data', async () => {
  const row = (pageY: number) =>
    ['Row@List', { pageBoundingBox: { pageX: 0, pageY, width: 50, height: 20 } }, ['li@Row as li']] as const;
  const list = writtenPage(['ul@List as ul', {}, row(0), row(30), row(60)]);
  const [first] = list.index.roots.flatMap((root) => list.index.items.get(root)?.children ?? []);
  const { codebaseId } = list.index.items.get(first as string) as { codebaseId: string };
  // one element of the source makes all three
  const tree = { ...list.index, items: new Map(list.index.items) };
  for (const [key, item] of tree.items) if (item.name === 'Row') tree.items.set(key, { ...item, codebaseId });
  const { store } = bench();
  const asked: AnyMutationChange[] = [];
  patchFrame(store, MAIN_FRAME, { tree });
  store.setState({ elements: list.elements, selection: [first as string] });
  const apply = async (change: AskedChange) => {
    const made = typeof change === 'function' ? change(store.getState()) : change;
    if (made) asked.push(made);
    return { ok: false };
  };
  await swapTowards({ store, apply } as never, 'Down');
  expect(asked).toMatchObject([{ type: 'MOVE_JSX', scope: 'data', dataIndex: 0, dataCount: 3, dataIndexTo: 1 }]);
});

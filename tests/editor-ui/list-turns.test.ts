/** Edits of a list go by an index: each waits until the page shows the one before. */
import { expect, it } from 'vitest';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import { type AnyMutationChange, createChange } from '../../src/protocol/changes.ts';
import { idOf } from './fake-project.ts';
import { bench, refusal, success } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

let count = 0;
const copy = (dataIndex: number): AnyMutationChange => ({
  ...createChange(`change-${++count}`, 'DUPLICATE', { codebaseIdsToDuplicate: [idOf(6)] }),
  scope: 'data',
  dataIndex,
});
const settled = () => new Promise((resolve) => setTimeout(resolve));
const sent = ({ posts }: ReturnType<typeof bench>['api']) =>
  posts.map(({ body }) => (body as { dataIndex?: number }).dataIndex);

it('the second is made when the page shows the first, from what is selected then', async () => {
  const { edits, api, frame } = bench();
  let index = 2;
  api.answer(success('a1', { revisions: { 'src/App.tsx': 70 } }));
  const first = edits.apply(() => copy(index));
  const second = edits.apply(() => copy(index));
  const third = edits.apply(() => copy(index));
  expect((await first).ok).toBe(true);
  await settled();
  expect(sent(api)).toEqual([2]);
  expect(frame.awaited.map(({ revisions }) => revisions)).toEqual([{ 'src/App.tsx': 70 }]);
  index = 1;
  api.answer(success('a2', { revisions: { 'src/App.tsx': 80 } }));
  frame.awaited[0]?.settle(true);
  expect((await second).ok).toBe(true);
  await settled();
  expect(sent(api)).toEqual([2, 1]);
  index = 0;
  api.answer(success('a3', { revisions: { 'src/App.tsx': 90 } }));
  frame.awaited[1]?.settle(true);
  expect((await third).ok).toBe(true);
  expect(sent(api)).toEqual([2, 1, 0]);
});

it('other edits do not wait, nor does one after a refusal', async () => {
  const { edits, api } = bench();
  api.answer(refusal());
  await edits.apply(copy(2));
  await settled();
  api.answer(success('a1', { revisions: { 'src/App.tsx': 70 } }));
  await edits.apply(copy(1));
  api.answer(success('a2'));
  await edits.apply(createChange('other', 'ADD_CLASS', { codebaseIdToAddClass: idOf(6), className: 'mt-4' }));
  expect(sent(api)).toEqual([2, 1, undefined]);
});

it.each([
  ['the page does not show it', () => copy(1), 'does not show the last change', false],
  ['it is not possible any more', (n: number) => (n === 0 ? copy(1) : null), 'has changed meanwhile', true],
])('what waits is refused with the reason when %s', async (_, make, reason, isShown) => {
  const { edits, api, frame, notify, store } = bench();
  api.answer(success('a1', { revisions: { 'src/App.tsx': 70 } }));
  await edits.apply(copy(2));
  let calls = 0;
  const late = edits.apply(() => make(calls++));
  await settled();
  expect(store.getState().save).toEqual({ phase: 'saving' });
  frame.awaited[0]?.settle(isShown);
  expect(await late).toMatchObject({ ok: false, error: { code: 'page-behind' } });
  expect(notify.said.at(-1)).toContain(reason);
  expect(sent(api)).toEqual([2]);
});

it('an index that was made from the page before is refused at once', async () => {
  const { edits, api, notify } = bench();
  api.answer(success('a1', { revisions: { 'src/App.tsx': 70 } }));
  await edits.apply(copy(2));
  expect(await edits.apply(copy(1))).toMatchObject({ ok: false, error: { code: 'page-behind' } });
  expect(notify.said.at(-1)).toContain('does not show the last change');
  expect(sent(api)).toEqual([2]);
});

it('what waits is refused when something else was chosen meanwhile', async () => {
  const { edits, api, frame, store } = bench();
  api.answer(success('a1', { revisions: { 'src/App.tsx': 70 } }));
  await edits.apply(copy(2));
  const late = edits.apply(() => copy(1));
  store.setState({ choices: 99 });
  frame.awaited[0]?.settle(true);
  expect(await late).toMatchObject({ ok: false, error: { code: 'page-behind' } });
  expect(sent(api)).toEqual([2]);
});

it.each(['undo', 'undoTo'] as const)('an edit waits also for an %s that is on its way', async (name) => {
  const { edits, api, frame, store } = bench();
  store.setState({ activities: [] });
  let index = 2;
  for (const id of ['a0', 'a1']) {
    api.answer(success(id, { revisions: { 'src/App.tsx': 70 } }));
    await edits.apply(() => copy(index));
    await settled();
    frame.awaited.at(-1)?.settle(true);
    await settled();
  }
  const back = name === 'undo' ? edits.undo() : edits.undoTo('a0');
  const next = edits.apply(() => copy(index));
  await settled();
  expect(sent(api)).toEqual([2, 2, undefined]);
  api.answer(success('a1', { revisions: { 'src/App.tsx': 80 } }));
  await back;
  await settled();
  expect(sent(api)).toEqual([2, 2, undefined]);
  index = 1;
  api.answer(success('a2', { revisions: { 'src/App.tsx': 90 } }));
  frame.awaited.at(-1)?.settle(true);
  expect((await next).ok).toBe(true);
  expect(sent(api)).toEqual([2, 2, undefined, 1]);
});

it('an undo of something else does not end the wait for an edit before it', async () => {
  const { edits, api, frame } = bench();
  api.answer(success('other'));
  await edits.apply(createChange('other', 'ADD_CLASS', { codebaseIdToAddClass: idOf(6), className: 'mt-4' }));
  api.answer(success('a1', { revisions: { 'src/App.tsx': 70 } }));
  await edits.apply(copy(2));
  api.answer(refusal());
  await edits.undo();
  const next = edits.apply(() => copy(1));
  await settled();
  expect(sent(api)).toHaveLength(3);
  api.answer(success('a2', { revisions: { 'src/App.tsx': 90 } }));
  frame.awaited[0]?.settle(true);
  expect((await next).ok).toBe(true);
  expect(sent(api).at(-1)).toBe(1);
});

it('what is no item of a list any more when its turn comes is refused, and not done to the source of all items', async () => {
  const { edits, api, frame, notify, store } = bench();
  const show = (count: number) =>
    patchFrame(store, MAIN_FRAME, {
      tree: indexNavTree(navTree({ id: 5, children: Array.from({ length: count }, () => ({ id: 6 })) })),
    });
  const remove = () => edits.apply(createChange(`change-${++count}`, 'REMOVE_JSX', { codebaseIdsToRemove: [idOf(6)] }));
  show(2);
  store.setState({ selection: [keyOf(6, '0-0')] });
  api.answer(success('a1', { revisions: { 'src/App.tsx': 70 } }));
  await remove();
  const second = remove();
  await settled();
  api.answer(success('a2'));
  show(1);
  frame.awaited[0]?.settle(true);
  expect(await second).toMatchObject({ ok: false, error: { code: 'page-behind' } });
  expect(notify.said.at(-1)).toContain('has changed meanwhile');
  expect(sent(api)).toEqual([0]);
});

/**
 * Labels in the layers: a row's name, which elements can be labelled, and labels from the server's answer and other editors.
 */
import { describe, expect, it } from 'vitest';
import { commandById } from '../../src/editor-ui/commands/commands.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { beginLabel, endLabel, keepLabel, labelOf, setLabel } from '../../src/editor-ui/layers/labels.ts';
import { namesOf } from '../../src/editor-ui/layers/names.ts';
import { buildTreeModel } from '../../src/editor-ui/layers/tree-model.ts';
import { EMPTY_INDEX, indexNavTree, type NavItem } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import { idOf } from './fake-project.ts';
import { bench, refusal } from './fakes.ts';
import { keyOf, navTree, type Sketch } from './trees.ts';

const PAGE = navTree({
  id: 5,
  children: [
    { id: 6, name: 'h1' },
    { id: 10, name: 'Card', component: true },
    { id: 10, name: 'Card', component: true },
    { name: 'Link', component: true },
  ],
});
const CARDS: Sketch = { id: 10, name: 'Card', component: true };
const CARD = { codebaseId: idOf(10), name: 'Card' };
const [H1, FIRST, SECOND] = [keyOf(6, '0-0'), keyOf(10, '0-1'), keyOf(10, '0-2')];

function setUp() {
  const b = bench();
  const index = indexNavTree(PAGE);
  patchFrame(b.store, MAIN_FRAME, { tree: index });
  const editor = { ...b, tell: (path: string, body: unknown) => b.api.post(path, body) } as unknown as Editor;
  const item = (key: string) => index.items.get(key) as NavItem;
  return { ...b, editor, index, item, labels: () => b.store.getState().labels };
}

describe('a label', () => {
  it('stands for a component wherever its element is rendered, and for nothing else', () => {
    const { item } = setUp();
    const labels = { [idOf(10)]: 'Offer', [idOf(6)]: 'Title' };
    expect([H1, FIRST, SECOND].map((key) => labelOf(labels, item(key)))).toEqual([null, 'Offer', 'Offer']);
    expect(labelOf(labels, { isComponent: true, codebaseId: 'constructor' })).toBeNull();
  });

  it('is shown at once and sent, tidied; its own name and nothing take it away', async () => {
    const { editor, labels, api } = setUp();
    for (const [text, shown] of [
      [' Offer\nof the day ', 'Offer of the day'],
      ['Card', undefined],
      ['Other', 'Other'],
      ['  ', undefined],
    ] as const) {
      const done = setLabel(editor, CARD, text);
      expect(labels()[idOf(10)]).toBe(shown);
      expect(api.posts.at(-1)).toEqual({ path: '/setLabel', body: { codebaseId: idOf(10), label: shown ?? '' } });
      api.answer({ ok: true, value: { ok: true } });
      await done;
    }
    await setLabel(editor, CARD, 'Card');
    expect(api.posts).toHaveLength(4);
  });

  it('that is refused is taken back with the reason, unless another came meanwhile', async () => {
    const { editor, labels, store, api, notify, updates } = setUp();
    store.setState({ labels: { [idOf(10)]: 'Before' } });
    const refused = setLabel(editor, CARD, 'After');
    api.answer(refusal({ code: 'too-many-labels', message: 'Too many.' }));
    await refused;
    expect(labels()).toEqual({ [idOf(10)]: 'Before' });
    const overtaken = setLabel(editor, CARD, 'After');
    updates.onEvent({ seq: 1, event: 'labels', labels: { [idOf(10)]: 'Theirs' } });
    api.answer(refusal({ code: 'too-many-labels', message: 'Too many.' }));
    await overtaken;
    expect(labels()).toEqual({ [idOf(10)]: 'Theirs' });
    expect(notify.said).toEqual(['refused: Too many.', 'refused: Too many.']);
  });

  it('comes and goes with what other editors do, and follows renamed ids', () => {
    const { updates, labels } = setUp();
    updates.onEvent({ seq: 1, event: 'labels', labels: { [idOf(10)]: 'Offer', [idOf(6)]: 'Title' } });
    updates.onEvent({ seq: 2, event: 'labels', labels: { [idOf(6)]: null } });
    expect(labels()).toEqual({ [idOf(10)]: 'Offer' });
    const prevIdToNewIdMap = { [idOf(10)]: idOf(20), [idOf(20)]: idOf(21) };
    updates.onEvent({ seq: 3, event: 'lookups', prevIdToNewIdMap, treeElementLookup: {}, scopeLookup: {} });
    expect(labels()).toEqual({ [idOf(20)]: 'Offer' });
  });

  it('is found by a search', () => {
    const { index } = setUp();
    const found = (labels: Record<string, string>) =>
      buildTreeModel(index, 'offer', new Map(), (item) => namesOf({}, item, labelOf(labels, item))).matches;
    expect([found({}), found({ [idOf(10)]: 'Offer' }), found({ [idOf(6)]: 'Offer' })]).toEqual([0, 2, 0]);
  });
});

describe('renaming', () => {
  it('is offered for one component of the source, whose panel opens', () => {
    const { store, index, item, editor } = setUp();
    const { enabled } = commandById('rename-label');
    const link = [...index.items.values()].find(({ name }) => name === 'Link') as NavItem;
    const offered = (selection: string[]) => {
      store.setState({ selection });
      return enabled?.(store.getState());
    };
    expect([[FIRST], [H1], [link.key], [FIRST, SECOND], [FIRST, link.key], []].map(offered)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    store.setState({ panels: { layers: false, pages: false, assets: false, inspector: true, activity: false } });
    beginLabel(editor, item(H1));
    beginLabel(editor, link);
    expect(store.getState()).toMatchObject({ renaming: null, panels: { layers: false } });
    beginLabel(editor, item(SECOND));
    expect(store.getState()).toMatchObject({ renaming: { key: SECOND, text: 'Card' }, panels: { layers: true } });
  });

  it('goes with its element when the tree is built anew, and by the id that it has then', () => {
    const { store, editor, item, api, updates } = setUp();
    const stop = keepLabel(editor);
    const show = (sketch: Sketch) => patchFrame(store, MAIN_FRAME, { tree: indexNavTree(navTree(sketch)) });
    const typed = () => store.getState().renaming;
    beginLabel(editor, item(SECOND));
    store.setState(({ renaming }) => ({ renaming: renaming && { ...renaming, text: 'Off' } }));
    // a wrapper around them, as the page shows it before the source has other ids
    show({ id: 5, children: [{ id: 7, children: [CARDS, CARDS] }] });
    expect(typed()).toMatchObject({ key: keyOf(10, '0-0-0'), text: 'Off' });
    // the answer has the new id, and a tree with the one before is still on its way
    const prevIdToNewIdMap = { [idOf(10)]: idOf(20) };
    updates.onEvent({ seq: 1, event: 'lookups', prevIdToNewIdMap, treeElementLookup: {}, scopeLookup: {} });
    show({ id: 5, children: [CARDS] });
    expect(typed()).toMatchObject({ key: keyOf(10, '0-0'), codebaseId: idOf(20) });
    // no page, for a moment
    patchFrame(store, MAIN_FRAME, { tree: EMPTY_INDEX });
    show({ id: 5, children: [{ id: 6 }, { ...CARDS, id: 20 }] });
    expect(typed()).toMatchObject({ key: keyOf(20, '0-1'), text: 'Off' });
    endLabel(editor, true);
    expect(api.posts).toEqual([{ path: '/setLabel', body: { codebaseId: idOf(20), label: 'Off' } }]);
    stop();
  });

  it('keeps what is typed where the row goes for good, or says why not', async () => {
    const { store, editor, item, api, notify, index } = setUp();
    const stop = keepLabel(editor);
    const type = () => {
      patchFrame(store, MAIN_FRAME, { tree: index });
      beginLabel(editor, item(FIRST));
      store.setState(({ renaming }) => ({ renaming: renaming && { ...renaming, text: 'Off' } }));
    };
    type();
    api.answer(refusal({ code: 'stale-element', message: 'It is gone.' }));
    patchFrame(store, MAIN_FRAME, { tree: indexNavTree(navTree({ id: 5 })) });
    await expect.poll(() => notify.said).toEqual(['refused: It is gone.']);
    expect(store.getState().renaming).toBeNull();
    type();
    store.setState({ panels: { layers: false, pages: false, assets: false, inspector: true, activity: false } });
    expect([store.getState().renaming, api.posts.at(-1)?.body]).toEqual([null, { codebaseId: idOf(10), label: 'Off' }]);
    stop();
  });
});

import { describe, expect, it } from 'vitest';
import { commandById } from '../../src/editor-ui/commands/commands.ts';
import { keepTyped } from '../../src/editor-ui/commands/typed-ahead.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import type { ApiError, TreeElement } from '../../src/protocol/api.ts';
import type { AnyMutationChange } from '../../src/protocol/changes.ts';
import { fakeActivity, idOf } from './fake-project.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

/** The `main` of the fake project: h1, p, button and the cards. */
const MAIN = navTree({
  id: 5,
  children: [{ id: 6 }, { id: 7 }, { id: 8 }, { id: 9, children: [{ id: 10 }, { id: 10 }] }],
});

function setUp(selection: string[]) {
  const { store } = bench();
  patchFrame(store, MAIN_FRAME, { tree: indexNavTree(MAIN) });
  store.setState({ selection });
  const made: AnyMutationChange[] = [];
  const said: ApiError[] = [];
  const selected: string[][] = [];
  const editor = {
    store,
    notify: { refused: (error: ApiError) => said.push(error) },
    frame: { whenCommitted: async () => true, select: (keys: string[]) => selected.push(keys) },
    apply: async (change: AnyMutationChange) => ({ ok: made.push(change) > 0, answer: { revisions: {} } }),
  } as unknown as Editor;
  const run = async (id: string) => {
    const command = commandById(id);
    if (command.enabled?.(store.getState()) ?? true) await command.run(editor);
    else made.push({ type: `${id} is disabled` } as unknown as AnyMutationChange);
  };
  return { editor, store, made, said, selected, run };
}

describe('undo', () => {
  it('is offered while an edit is under way: it is the one that is meant', () => {
    const undo = commandById('undo');
    const { store } = bench();
    expect(undo.enabled?.(store.getState())).toBe(false);
    store.setState({ save: { phase: 'saving' } });
    expect(undo.enabled?.(store.getState())).toBe(true);
    store.setState({ save: { phase: 'idle' }, activities: [fakeActivity(1)] });
    expect(undo.enabled?.(store.getState())).toBe(true);
  });
});

describe('Enter', () => {
  /** A component of a package: an element without a source, and in it one that the user wrote, or none. */
  function inPackage(inside: Parameters<typeof navTree>[0]['children']) {
    const { store, ...rest } = setUp([keyOf(9, '0-0')]);
    const inner = { id: 70, key: 'TE_inner_app_0-0-0', children: inside };
    const tree = navTree({ id: 5, children: [{ id: 9, key: keyOf(9, '0-0'), component: true, children: [inner] }] });
    patchFrame(store, MAIN_FRAME, { tree: indexNavTree(tree) });
    return rest;
  }

  it('goes to the first element of the user’s files, past those of a package', () => {
    const { selected, run } = inPackage([{ id: 6, key: keyOf(6, '0-0-0-0') }]);
    run('enter');
    expect(selected).toEqual([[keyOf(6, '0-0-0-0')]]);
  });

  it('says where nothing is in the files, and keeps the letters typed then from running as shortcuts', () => {
    const { editor, selected, said, run } = inPackage([]);
    run('enter');
    expect([selected, said.map(({ code }) => code)]).toEqual([[], ['no-source']]);
    const isKept = (key: string) => keepTyped(editor, new KeyboardEvent('keydown', { key }));
    expect([...'New', 'Enter', 'a'].map(isKept)).toEqual([true, true, true, true, false]);
    run('enter');
    expect(['a', 'Escape', 'a'].map(isKept)).toEqual([true, true, false]);
    run('enter');
    expect(['a', 'Delete', 'a'].map(isKept), 'the element is deleted').toEqual([true, false, false]);
  });
});

describe('the order of elements', () => {
  it('is changed by one place among those of the same parent', () => {
    const { made, run } = setUp([keyOf(7, '0-1')]);
    run('move-on');
    run('move-back');
    const fields = { codebaseIdToMove: idOf(7), codebaseIdToMoveTo: idOf(5), expectedCurrentParentCodebaseId: idOf(5) };
    expect(made.map((change) => change.changeFields)).toEqual([
      { ...fields, afterCodebaseId: idOf(8) },
      { ...fields, beforeCodebaseId: idOf(6) },
    ]);
  });

  it('is that of the component where its root is selected', () => {
    const { store, made, run } = setUp([keyOf(10, '0-1')]);
    const { elements } = store.getState();
    const section = { ...elements[idOf(6)], ownerName: 'Part', parentCodebaseId: null, row: null } as TreeElement;
    const part = { ...elements[idOf(7)], componentName: 'Part' } as TreeElement;
    store.setState({ elements: { ...elements, [idOf(7)]: part, [idOf(10)]: { ...section, codebaseId: idOf(10) } } });
    const component = { id: 7, name: 'Part', component: true, children: [{ id: 10, key: keyOf(10, '0-1') }] };
    const tree = navTree({ id: 5, children: [{ id: 6 }, component, { id: 8 }] });
    patchFrame(store, MAIN_FRAME, { tree: indexNavTree(tree) });
    run('move-back');
    expect(made).toMatchObject([{ changeFields: { codebaseIdToMove: idOf(7), beforeCodebaseId: idOf(6) } }]);
  });

  it('ends at the ends of the row', () => {
    const { made, run } = setUp([keyOf(6, '0-0')]);
    run('move-back');
    expect(made[0]?.type).toBe('move-back is disabled');
  });
});

describe('copy, cut and paste', () => {
  it('put a copy behind the selection', async () => {
    const { store, made, run } = setUp([keyOf(6, '0-0')]);
    await run('paste');
    expect(made[0]?.type).toBe('paste is disabled');
    await run('copy');
    store.setState({ selection: [keyOf(8, '0-2')] });
    await run('paste');
    expect(made[1]).toMatchObject({
      type: 'ADD_JSX',
      changeFields: { codebaseIdToAddTo: idOf(5), afterCodebaseId: idOf(8), addCodebaseId: idOf(6), copy: true },
    });
  });

  it('move what was cut', async () => {
    const { store, run, made } = setUp([keyOf(6, '0-0')]);
    await run('cut');
    store.setState({ selection: [keyOf(8, '0-2')] });
    await run('paste');
    expect(made).toEqual([
      expect.objectContaining({
        type: 'MOVE_JSX',
        changeFields: { codebaseIdToMove: idOf(6), codebaseIdToMoveTo: idOf(5), afterCodebaseId: idOf(8) },
      }),
    ]);
  });
});

describe('a shape', () => {
  const SHAPE = 7;
  const pasteAt = async (selected: string) => {
    const { store, made, said, run } = setUp([keyOf(SHAPE, '0-0-0')]);
    const drawing = { id: 6, tag: 'svg', children: [{ id: SHAPE, tag: 'path' }] };
    const tree = navTree({ id: 5, tag: 'a', children: [drawing, { id: 8, tag: 'span' }] });
    patchFrame(store, MAIN_FRAME, { tree: indexNavTree(tree) });
    await run('copy');
    store.setState({ selection: [selected] });
    await run('paste');
    return { made, said };
  };

  it('is pasted into a selected drawing, behind a selected shape, and nowhere else', async () => {
    expect((await pasteAt(keyOf(6, '0-0'))).made[0]?.changeFields).toMatchObject({ codebaseIdToAddTo: idOf(6) });
    expect((await pasteAt(keyOf(SHAPE, '0-0-0'))).made[0]?.changeFields).toMatchObject({
      afterCodebaseId: idOf(SHAPE),
    });
    const { made, said } = await pasteAt(keyOf(8, '0-1'));
    expect(made).toEqual([]);
    expect(said).toMatchObject([{ message: 'Browsers show a <path> only inside an <svg>.' }]);
  });
});

describe('a new parent', () => {
  const wrapIn = (tag: string) => {
    const { store, made, run } = setUp([keyOf(7, '0-0-0')]);
    const tree = navTree({ id: 5, children: [{ id: 6, tag, children: [{ id: 7 }] }] });
    patchFrame(store, MAIN_FRAME, { tree: indexNavTree(tree) });
    run('wrap');
    return made.map((change) => change.changeFields);
  };

  it.each([
    ['SECTION', {}],
    ['P', { wrapTag: 'span' }],
    ['svg', { wrapTag: 'g' }],
  ])('in a %s is what HTML allows there', (tag, fields) => {
    expect(wrapIn(tag)).toEqual([{ codebaseIdsToWrap: [idOf(7)], ...fields }]);
  });
});

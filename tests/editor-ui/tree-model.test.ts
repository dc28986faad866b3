import type { ItemMeta } from '@headless-tree/core';
import { describe, expect, it } from 'vitest';
import { buildTreeModel, ROOT, repetition, type TreeModel } from '../../src/editor-ui/layers/tree-model.ts';
import { indexNavTree, type NavItem } from '../../src/editor-ui/store/nav-index.ts';
import { keyOf, navTree, type Sketch } from './trees.ts';

const PAGE: Sketch = {
  id: 1,
  name: 'App',
  children: [
    { id: 2, name: 'h1', text: 'Every centre' },
    {
      id: 3,
      name: 'ul',
      children: [
        { id: 4, name: 'Card', classes: ['shadow'] },
        { id: 4, name: 'Card' },
        { id: 5, name: 'li' },
      ],
    },
  ],
};
const index = indexNavTree(navTree(PAGE));
const none = new Map<string, boolean>();

describe('tree model', () => {
  it('opens the upper levels until somebody closes them', () => {
    expect([...buildTreeModel(index, '', none).open]).toEqual([keyOf(1, '0'), keyOf(3, '0-1')]);
    expect([...buildTreeModel(index, '', new Map([[keyOf(3, '0-1'), false]])).open]).toEqual([keyOf(1, '0')]);
  });

  it('shows what a search finds in names, texts and classes, with what is above it', () => {
    for (const [query, key] of [
      ['EVERY', keyOf(2, '0-0')],
      ['shadow', keyOf(4, '0-1-0')],
    ] as const) {
      const model = buildTreeModel(index, query, none);
      expect(model.matches).toBe(1);
      expect(model.children(ROOT)).toEqual([keyOf(1, '0')]);
      const shown = [...index.items.keys()].filter((k) =>
        model.children(index.items.get(k)?.parent ?? ROOT).includes(k),
      );
      expect(shown.at(-1)).toBe(key);
    }
    expect(buildTreeModel(index, 'nowhere', none)).toMatchObject({ matches: 0, rows: [] });
  });

  it('has a row for whatever is in no closed node, with its place among its siblings', () => {
    const metas = (model: TreeModel) => model.rows.map((key) => model.row(key) as ItemMeta);
    const rows = (model: TreeModel) =>
      metas(model).map(({ itemId, level, posInSet, setSize }) => [itemId, level, posInSet, setSize]);
    const list = [keyOf(3, '0-1'), 1, 1, 2];
    expect(rows(buildTreeModel(index, '', none))).toEqual([
      [keyOf(1, '0'), 0, 0, 1],
      [keyOf(2, '0-0'), 1, 0, 2],
      list,
      [keyOf(4, '0-1-0'), 2, 0, 3],
      [keyOf(4, '0-1-1'), 2, 1, 3],
      [keyOf(5, '0-1-2'), 2, 2, 3],
    ]);
    expect(rows(buildTreeModel(index, '', new Map([[keyOf(3, '0-1'), false]]))).at(-1)).toEqual(list);
    const found = buildTreeModel(index, 'shadow', none);
    expect(metas(found).map(({ itemId, index: at, parentId }) => [itemId, at, parentId])).toEqual([
      [keyOf(1, '0'), 0, ROOT],
      [keyOf(3, '0-1'), 1, keyOf(1, '0')],
      [keyOf(4, '0-1-0'), 2, keyOf(3, '0-1')],
    ]);
    expect(found.row(keyOf(2, '0-0'))).toBeUndefined();
    expect(found.isFolder(keyOf(3, '0-1'))).toBe(true);
    expect(found.isFolder(keyOf(2, '0-0'))).toBe(false);
  });

  it('marks elements of a list', () => {
    const item = (key: string) => index.items.get(key) as NavItem;
    expect(repetition(index, item(keyOf(4, '0-1-1')))).toEqual({ at: 2, of: 2 });
    expect(repetition(index, item(keyOf(5, '0-1-2')))).toBeNull();
  });
});

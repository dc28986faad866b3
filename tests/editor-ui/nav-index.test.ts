import { describe, expect, it } from 'vitest';
import { ancestors, indexNavTree, itemsOf, type NavIndex, sibling } from '../../src/editor-ui/store/nav-index.ts';
import { carrySelection } from '../../src/editor-ui/store/selection.ts';
import type { NavTreeNode } from '../../src/protocol/nav-tree.ts';
import { idOf } from './fake-project.ts';
import { keyOf, navTree } from './trees.ts';

const PAGE = navTree({
  id: 1,
  children: [
    { id: 2, text: 'a' },
    { id: 3, children: [{ id: 4 }, { id: 4 }] },
  ],
});

const KEY = 'TE__app_0';

describe('nav index', () => {
  // covers spec 3.30
  it('flattens in document order, with parents and depth', () => {
    const { roots, items } = indexNavTree(PAGE);
    expect(roots).toEqual([keyOf(1, '0')]);
    expect([...items.keys()]).toEqual([
      keyOf(1, '0'),
      keyOf(2, '0-0'),
      keyOf(3, '0-1'),
      keyOf(4, '0-1-0'),
      keyOf(4, '0-1-1'),
    ]);
    expect(items.get(keyOf(2, '0-0'))).toMatchObject({ parent: keyOf(1, '0'), level: 1, text: 'a' });
  });

  // covers spec 9.5
  it('draws neither the empty tree nor the holder of several roots', () => {
    expect(indexNavTree(navTree({ key: 'EMPTY-TREE' })).roots).toEqual([]);
    const two = indexNavTree(navTree({ key: 'SKIP-ROOT', children: [{ id: 1 }, { id: 2 }] }));
    expect(two.roots).toEqual([keyOf(1, '0-0'), keyOf(2, '0-1')]);
    expect(two.items.get(keyOf(1, '0-0'))?.level).toBe(0);
  });

  it('walks up and sideways', () => {
    const index = indexNavTree(PAGE);
    expect(ancestors(index, keyOf(4, '0-1-0')).map((item) => item.codebaseId)).toEqual([idOf(3), idOf(1)]);
    expect(sibling(index, keyOf(4, '0-1-1'), 1)?.key).toBe(keyOf(4, '0-1-0'));
    expect(sibling(index, keyOf(1, '0'), 1)).toBeNull();
    expect(itemsOf(index, idOf(4))).toHaveLength(2);
  });

  it('[S-100] survives a hostile tree', () => {
    const loop = navTree({ id: 1 });
    loop.children.push(loop);
    expect(indexNavTree(loop).items.size).toBe(1);
    const odd = {
      elementKey: '__proto__',
      children: [null, 5, { elementKey: 7 }, { elementKey: KEY, name: {}, props: 3 }],
    };
    const { items } = indexNavTree(odd as unknown as NavTreeNode);
    expect([...items.keys()]).toEqual([KEY]);
    expect(items.get(KEY)).toMatchObject({ name: 'element', props: {}, children: [] });
  });

  it('reads text with the spaces between its parts, and nothing from spaces alone', () => {
    const text = (...values: string[]) => {
      const literalChildren = values.map((value, index) => ({ index, value }));
      return indexNavTree({ ...navTree({ key: KEY }), literalChildren }).items.get(KEY)?.text;
    };
    expect(text('© ', '2023', ' ', 'Frontage')).toBe('© 2023 Frontage');
    expect(text(' ', '\n  ')).toBe('');
    expect(text()).toBe('');
  });

  it('[S-100] takes lists of words as they are, and only words from others', () => {
    const classes = (classList: unknown) =>
      indexNavTree({ ...navTree({ key: KEY }), classList } as NavTreeNode).items.get(KEY)?.classList;
    const good = ['a', 'b'];
    expect(classes(good)).toBe(good);
    const holes = ['a'];
    holes[3] = 'b';
    expect(classes(holes)).toStrictEqual(['a', 'b']);
    expect(classes(['a', 1, null, ['b']])).toEqual(['a']);
    expect(classes(Array(501).fill('c'))).toHaveLength(500);
    expect(classes('a b')).toEqual([]);
  });

  it('stops at 60,000 nodes', () => {
    const wide = navTree({ id: 1 });
    wide.children = Array.from({ length: 70_000 }, (_, i) => ({ ...navTree({ id: 2 }), elementKey: `TE__app_0-${i}` }));
    expect(indexNavTree(wide).items.size).toBe(60_000);
  });
});

describe('a selection over a new tree', () => {
  const before = indexNavTree(PAGE);

  it('stays where the keys stay', () => {
    const keys = [keyOf(2, '0-0')];
    expect(carrySelection(keys, before, indexNavTree(PAGE), {})).toBe(keys);
  });

  it('follows an element to another place and another id', () => {
    const moved = indexNavTree(navTree({ id: 1, children: [{ id: 3, children: [{ id: 9 }] }] }));
    expect(carrySelection([keyOf(2, '0-0')], before, moved, { [idOf(2)]: idOf(9) })).toEqual([keyOf(9, '0-0-0')]);
  });

  it('prefers the element at the same place', () => {
    const renamed = indexNavTree(
      navTree({ id: 1, children: [{ id: 2 }, { id: 3, children: [{ id: 9 }, { id: 9 }] }] }),
    );
    const ids = { [idOf(4)]: idOf(9) };
    expect(carrySelection([keyOf(4, '0-1-1')], before, renamed, ids)).toEqual([keyOf(9, '0-1-1')]);
  });

  it('follows an element of a shared component with the instance that moves', () => {
    const used = (id: number) => ({ id, children: [{ id: 7 }] });
    const trees = [
      [used(2), { id: 3, children: [used(4), { id: 5 }] }],
      [used(2), { id: 3, children: [{ id: 5 }, used(4)] }],
    ].map((children) => indexNavTree(navTree({ id: 1, children })));
    const [was, is] = trees as [NavIndex, NavIndex];
    expect(carrySelection([keyOf(7, '0-1-0-0')], was, is, {})).toEqual([keyOf(7, '0-1-1-0')]);
    const ids = { [idOf(4)]: idOf(9) };
    const renamed = indexNavTree(navTree({ id: 1, children: [used(2), { id: 3, children: [{ id: 5 }, used(9)] }] }));
    expect(carrySelection([keyOf(7, '0-1-0-0')], was, renamed, ids)).toEqual([keyOf(7, '0-1-1-0')]);
  });

  it('follows an element in its own row of a list', () => {
    const row = (turned: boolean) => ({ id: 3, children: turned ? [{ id: 5 }, { id: 4 }] : [{ id: 4 }, { id: 5 }] });
    const list = (turned: boolean) =>
      indexNavTree(navTree({ id: 1, children: [row(turned), row(turned), row(turned)] }));
    expect(carrySelection([keyOf(4, '0-2-0')], list(false), list(true), {})).toEqual([keyOf(4, '0-2-1')]);
  });

  it('loses what is gone, and keeps what neither tree knew', () => {
    const less = indexNavTree(navTree({ id: 1 }));
    expect(carrySelection([keyOf(2, '0-0'), 'TE_STORYBOARD-TOP-CONSTANT_app_0'], before, less, {})).toEqual([
      'TE_STORYBOARD-TOP-CONSTANT_app_0',
    ]);
  });
});

/** The tree in parts: the editor's assembled tree equals the whole one, and a small change makes small messages. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexNavTree, type NavIndex } from '../../src/editor-ui/store/nav-index.ts';
import { NavTable } from '../../src/editor-ui/store/nav-table.ts';
import type { NavTreeNode, NavTreePatch } from '../../src/protocol/nav-tree.ts';
import { TreePatches } from '../../src/runtime/nav-tree/patches.ts';

interface Sketch {
  text: string;
  children: Sketch[];
}

/** Each node goes under one of those before it. */
const sketches = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat()), { maxLength: 20 }).map((list) => {
  const all: Sketch[] = [{ text: '', children: [] }];
  for (const [text, at] of list) {
    const made = { text, children: [] };
    all[at % all.length]?.children.push(made);
    all.push(made);
  }
  return all[0] as Sketch;
});

function node(sketch: Sketch, path = '0', parent: NavTreeNode | null = null): NavTreeNode {
  const own: NavTreeNode = {
    elementKey: path === '0' ? 'TE_SKIP-ROOT_sb_0' : `TE__sb_${path}`,
    name: 'p',
    tagName: 'p',
    isComponent: false,
    classList: [],
    directlySetClassList: [],
    props: {},
    literalChildren: [{ index: 0, value: sketch.text }],
    scope: null,
    pageBoundingBox: null,
    displayType: '',
    positionType: '',
    flexDirection: '',
    floatVal: '',
    visibility: '',
    level: parent ? parent.level + 1 : -1,
    tempoElement: path === '0' ? 'SKIP-ROOT' : null,
    reactKey: null,
    parent: parent?.elementKey ?? null,
    children: [],
  };
  own.children = sketch.children.map((child, index) => node(child, `${path}-${index}`, own));
  return own;
}

const flat = (tree: NavTreeNode): NavTreeNode[] => [tree, ...tree.children.flatMap(flat)];
const plain = ({ roots, items }: NavIndex) => ({ roots, items: [...items] });

/** A frame and an editor; parts go over the wire as copies. */
function line() {
  const table = new NavTable();
  const sent: NavTreePatch[] = [];
  let index: NavIndex | null = null;
  const patches = new TreePatches((patch) => {
    sent.push(patch);
    if (table.take(structuredClone(patch))) index = table.build();
  });
  const tell = (tree: NavTreeNode, steps = Number.POSITIVE_INFINITY) => {
    sent.splice(0);
    const work = patches.tell(tree, flat(tree).slice(1));
    for (let step = 0; step < steps && !work.next().done; step++);
    return sent;
  };
  return { tell, forget: () => patches.forget(), index: () => index as NavIndex };
}

const wide = (count: number, text = 'a'): Sketch => ({
  text: '',
  children: Array.from({ length: count }, () => ({ text, children: [] })),
});

const part = (more: Partial<NavTreePatch>): NavTreePatch => ({
  version: 1,
  base: 0,
  root: 'TE__sb_0-0',
  entries: [],
  removed: [],
  last: true,
  ...more,
});

describe('a tree in parts', () => {
  it('becomes what the whole tree says, however it changes (random)', () => {
    fc.assert(
      fc.property(fc.array(sketches, { minLength: 1, maxLength: 6 }), fc.array(fc.nat(40)), (trees, stops) => {
        const { tell, index } = line();
        trees.forEach((sketch, at) => {
          const tree = node(sketch);
          // one that is given up in the middle leaves no trace
          if (stops[at] !== undefined) tell(node(wide(500)), stops[at]);
          tell(tree);
          expect(plain(index())).toEqual(plain(indexNavTree(tree)));
        });
      }),
      { numRuns: 60 },
    );
  });

  it('is told in small parts, and afterwards only what changed', () => {
    const { tell, index } = line();
    const parts = tell(node(wide(1_000)));
    expect(parts.length).toBeGreaterThan(4);
    expect(Math.max(...parts.map(({ entries }) => entries.length))).toBeLessThanOrEqual(200);
    const before = index();
    expect(tell(node(wide(1_000)))).toEqual([]);
    const sketch = wide(1_000);
    (sketch.children[7] as Sketch).text = 'b';
    const [patch] = tell(node(sketch));
    expect(patch?.entries.map(({ elementKey }) => elementKey)).toEqual(['TE__sb_0-7']);
    const after = index();
    expect(after.items.get('TE__sb_0-7')?.text).toBe('b');
    expect(after.items.get('TE__sb_0-8')).toBe(before.items.get('TE__sb_0-8'));
  });

  it('becomes what the whole tree says where only words change, and stands as before (random)', () => {
    const words = fc.array(fc.array(fc.constantFrom('a', 'b'), { minLength: 20, maxLength: 20 }), { minLength: 1 });
    fc.assert(
      fc.property(sketches, words, (sketch, turns) => {
        const { tell, index } = line();
        tell(node(sketch));
        const { roots } = index();
        for (const turn of turns) {
          const left = [...turn];
          const rewrite = (one: Sketch): Sketch => ({
            text: left.pop() ?? one.text,
            children: one.children.map(rewrite),
          });
          const tree = node(rewrite(sketch));
          tell(tree);
          expect(plain(index())).toEqual(plain(indexNavTree(tree)));
          expect(index().roots).toBe(roots);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('stands otherwise where something is put in, taken out or put elsewhere', () => {
    const child = (text: string, ...children: Sketch[]): Sketch => ({ text, children });
    const shapes = [
      [child('a'), child('b')],
      [child('a'), child('b'), child('c')],
      [child('a', child('b'))],
      [child('a')],
    ];
    const { tell, index } = line();
    const lists = shapes.map((children) => {
      tell(node({ text: '', children }));
      return index().roots;
    });
    expect(new Set(lists).size).toBe(shapes.length);
  });

  it('stands otherwise where something keeps its key and hangs elsewhere, as what a portal shows', () => {
    const table = new NavTable();
    const entry = (key: string, ...children: string[]) => ({
      ...node(wide(0), `0-${key}`),
      children: children.map((child) => `TE__sb_0-${child}`),
    });
    const root = { ...entry('0', '1', '2') };
    table.take(part({ entries: [root, entry('1', '3'), entry('2'), entry('3')] }));
    const { roots } = table.build();
    table.take(part({ version: 2, base: 1, entries: [entry('1'), entry('2', '3')] }));
    const { items, roots: after } = table.build();
    expect(after).not.toBe(roots);
    expect([...items.values()].map(({ key, parent }) => [key, parent].join(' < '))).toEqual([
      'TE__sb_0-0 < ',
      'TE__sb_0-1 < TE__sb_0-0',
      'TE__sb_0-2 < TE__sb_0-0',
      'TE__sb_0-3 < TE__sb_0-2',
    ]);
  });

  it('loses what is gone', () => {
    const { tell, index } = line();
    tell(node(wide(3)));
    const [patch] = tell(node(wide(1)));
    expect(patch?.removed).toEqual(['TE__sb_0-1', 'TE__sb_0-2']);
    expect(index().roots).toEqual(['TE__sb_0-0']);
  });

  it('starts anew for an editor that starts anew', () => {
    const { tell, forget } = line();
    tell(node(wide(3)));
    forget();
    expect(tell(node(wide(3)))[0]).toMatchObject({ base: 0, last: true });
  });
});

describe('a hostile page', () => {
  it('[S-100] may send a tree that holds itself, has holes, or changes one that nobody has', () => {
    const table = new NavTable();
    const loop = { ...node(wide(0), '0-0'), children: ['TE__sb_0-0', 'TE__sb_none', 7 as unknown as string] };
    expect(table.take(part({ entries: [loop] }))).toBe(true);
    expect(table.build().items.size).toBe(1);
    expect(table.take(part({ version: 3, base: 2 }))).toBe(false);
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { EditingShown } from '../../src/editor-ui/edits/apply-shown.ts';
import { moveChanges, moveElements } from '../../src/editor-ui/moves/move.ts';
import { type PagePlace, sourcePlace } from '../../src/editor-ui/moves/place.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { idOf } from './fake-project.ts';
import { stateOf } from './sourced-page.ts';
import { keyOf } from './trees.ts';

/** div 1 > [h1 2, Card 3 > article 4 (written in Card) > [p 5, handed in], ul 6 > li 7 three times, empty section 8] */
const page = stateOf(
  {
    id: 1,
    children: [
      { id: 2 },
      { id: 3, component: true, name: 'Card', children: [{ id: 4, children: [{ id: 5 }] }] },
      { id: 6, children: [{ id: 7 }, { id: 7 }, { id: 7 }] },
      { id: 8 },
      { name: 'from a package' },
    ],
  },
  {
    1: ['div', null],
    2: ['h1', 1],
    3: ['Card', 1],
    4: ['article', null],
    5: ['p', 3],
    6: ['ul', 1],
    7: ['li', 6],
    8: ['section', 1],
  },
);
const top = keyOf(1, '0');
const article = keyOf(4, '0-1-0');

describe('a place in the source', () => {
  const cases: [name: string, place: PagePlace, expected: unknown][] = [
    [
      'first: before its neighbour',
      { parent: top, index: 0 },
      { parentCodebaseId: idOf(1), beforeCodebaseId: idOf(2) },
    ],
    [
      'between: after the one before',
      { parent: top, index: 1 },
      { parentCodebaseId: idOf(1), afterCodebaseId: idOf(2) },
    ],
    [
      'past an element without source',
      { parent: top, index: 5 },
      { parentCodebaseId: idOf(1), afterCodebaseId: idOf(8) },
    ],
    ['in an empty element', { parent: keyOf(8, '0-3'), index: 0 }, { parentCodebaseId: idOf(8) }],
    [
      'beside children that were handed to a component: in the element that uses it',
      { parent: article, index: 1 },
      { parentCodebaseId: idOf(3), afterCodebaseId: idOf(5) },
    ],
    [
      'in a component without neighbours of the source',
      { parent: keyOf(3, '0-1'), index: 1 },
      { parentCodebaseId: idOf(3) },
    ],
    [
      'nowhere: at the top of the page',
      { parent: null, index: 1 },
      expect.objectContaining({ code: 'no-place-in-source', hint: expect.stringContaining('beside') }),
    ],
  ];
  it.each(cases)('%s', (_name, place, expected) => {
    expect(sourcePlace(page, place)).toEqual(expected);
  });

  it('is told by what stays, not by what is on its way', () => {
    const place = { parent: top, index: 1 };
    expect(sourcePlace(page, place, [keyOf(2, '0-0')])).toEqual({
      parentCodebaseId: idOf(1),
      beforeCodebaseId: idOf(3),
    });
  });
});

it('beside what stands alone in a provider, a place is in the provider', () => {
  const shape = { id: 1, component: true, name: 'ThemeProvider', children: [{ id: 2 }] };
  const state = stateOf(shape, { 1: ['ThemeProvider', null], 2: ['main', 1] });
  Object.assign(state.elements[idOf(2)] ?? {}, { inProviders: true });
  const place = (index: number) => sourcePlace(state, { parent: keyOf(1, '0'), index });
  expect(place(0)).toEqual({ parentCodebaseId: idOf(1), beforeCodebaseId: idOf(2) });
  expect(place(1)).toEqual({ parentCodebaseId: idOf(1), afterCodebaseId: idOf(2) });
});

describe('in a root fragment', () => {
  /** Page 1 (a component) > [Head 2, Bar 3 > div 4 (written in Bar, all that it returns), ul 5], of the fragment that Page returns */
  const fragment = stateOf(
    {
      id: 1,
      component: true,
      name: 'Page',
      children: [{ id: 2 }, { id: 3, component: true, name: 'Bar', children: [{ id: 4 }] }, { id: 5 }],
    },
    { 1: ['Page', null], 2: ['h1', null], 3: ['Bar', null], 4: ['div', null], 5: ['ul', null] },
  );
  for (const id of [2, 3, 5]) Object.assign(fragment.elements[idOf(id)] ?? {}, { row: '/Page()#0/<>#0' });
  const root = keyOf(1, '0');

  it.each([
    [0, { beforeCodebaseId: idOf(2) }],
    [2, { afterCodebaseId: idOf(3) }],
    [3, { afterCodebaseId: idOf(5) }],
  ])('place %i is named by the neighbour alone, never by the component that returns it', (index, expected) => {
    expect(sourcePlace(fragment, { parent: root, index })).toEqual(expected);
  });

  it('a move names no parent', () => {
    const [change] = moveChanges(fragment, [keyOf(2, '0-0')], { parent: root, index: 3 }) as { changeFields: object }[];
    expect(change?.changeFields).toEqual({ codebaseIdToMove: idOf(2), afterCodebaseId: idOf(5) });
  });
});

describe('a move', () => {
  it('says where the element is now, so that a stale one is refused', () => {
    const changes = moveChanges(page, [keyOf(2, '0-0')], { parent: keyOf(8, '0-3'), index: 0 });
    expect(changes).toMatchObject([
      {
        type: 'MOVE_JSX',
        changeFields: {
          codebaseIdToMove: idOf(2),
          codebaseIdToMoveTo: idOf(8),
          expectedCurrentParentCodebaseId: idOf(1),
        },
      },
    ]);
  });

  it.each([0, 1])('to where it stands (index %i) is none', (index) => {
    expect(moveChanges(page, [keyOf(2, '0-0')], { parent: top, index })).toEqual([]);
  });

  it('of several keeps their order and is one activity', () => {
    const place = { parent: keyOf(6, '0-2'), index: 0 };
    const changes = moveChanges(page, [keyOf(8, '0-3'), keyOf(2, '0-0')], place);
    expect(changes).toMatchObject([
      { changeFields: { codebaseIdToMove: idOf(2), beforeCodebaseId: idOf(7) } },
      { changeFields: { codebaseIdToMove: idOf(8), afterCodebaseId: idOf(2) } },
    ]);
    const [first, second] = changes as { activityId?: string }[];
    expect(first?.activityId).toMatch(/-/);
    expect(second?.activityId).toBe(first?.activityId);
  });

  it.each([
    [0, 2, 1],
    [0, 3, 2],
    [2, 0, 0],
    [2, 1, 1],
  ])('of item %i of a list to gap %i makes the data item the one at %i', (from, index, to) => {
    const changes = moveChanges(page, [keyOf(7, `0-2-${from}`)], { parent: keyOf(6, '0-2'), index });
    expect(changes).toMatchObject([{ scope: 'data', dataIndex: from, dataIndexTo: to }]);
  });

  it('of an item of a list to its own place is none', () => {
    expect(moveChanges(page, [keyOf(7, '0-2-1')], { parent: keyOf(6, '0-2'), index: 2 })).toEqual([]);
  });

  it('of what has no source says why', () => {
    const changes = moveChanges(page, [page.frames[MAIN_FRAME]?.tree.roots[0] ?? '', ''], { parent: null, index: 0 });
    expect(changes).toMatchObject({ code: 'no-place-in-source' });
    const packaged = [...(page.frames[MAIN_FRAME]?.tree.items.values() ?? [])].find((i) => i.name === 'from a package');
    expect(moveChanges(page, [packaged?.key ?? ''], { parent: top, index: 0 })).toMatchObject({ code: 'no-source' });
  });
});

it('a drop where it stands already is said', async () => {
  const notify = { unavailable: vi.fn() };
  const apply = vi.fn();
  const editor = { store: { getState: () => page }, notify, apply } as unknown as EditingShown;
  await moveElements(editor, [keyOf(8, '0-3')], { parent: top, index: 4 });
  expect(apply).not.toHaveBeenCalled();
  expect(notify.unavailable).toHaveBeenCalledWith(expect.objectContaining({ code: 'no-change' }));
});

/** A child of a component that has a DOM element of its own is moved, copied and deleted itself, also where it is the only one. */
import { expect, it } from 'vitest';
import { moveToTarget } from '../../src/editor-ui/moves/move.ts';
import { withNeighbour } from '../../src/editor-ui/moves/neighbour.ts';
import { idsOfSelection } from '../../src/editor-ui/scope/apply-scope.ts';
import { listItemOf } from '../../src/editor-ui/scope/list-move.ts';
import type { NavIndex } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import { bench } from './fakes.ts';
import { stateOf } from './sourced-page.ts';
import { keyOf } from './trees.ts';
import { writtenPage } from './written-page.ts';

/** Its cell is 100 px wide. */
const NARROW = { pageBoundingBox: { pageX: 0, pageY: 0, width: 60, height: 10 } };

const page = writtenPage([
  'Login',
  {},
  [
    'form@Login as form',
    {},
    [
      'Row@Login in form as div',
      {},
      ['Col@Login in Row as div', {}, ['Button@Login in Col as button', NARROW]],
      ['Col@Login in Row as div', {}, ['Link@Login in Col as a', NARROW]],
    ],
    ['Panel@Login in form', {}, ['section@Panel as section', {}, ['Text@Login in Panel as p']]],
    ['footer@Login in form as footer'],
  ],
]);
const box = (width: number, height: number) => ({ pageBoundingBox: { pageX: 0, pageY: 0, width, height } });
/** A link that shows a button and nothing else, one with room around it, and a router's link. */
const linked = writtenPage([
  'Landing',
  {},
  [
    'main@Landing as main',
    {},
    ['p@Landing in main', {}, ['a@Landing in p', box(60, 23), ['Start@Landing in a as button', box(60, 20)]]],
    ['div@Landing in main', {}, ['a@Landing in div', box(90, 40), ['Wide@Landing in a as button', box(60, 20)]]],
    ['nav@Landing in main', {}, ['Link@Landing in nav as a', box(60, 20), ['Badge@Landing in Link as b', box(60, 20)]]],
    ['footer@Landing in main as footer'],
  ],
]);

const idOfTag = (tag: string) => page.index.items.get(page.key(tag))?.codebaseId ?? '';

function stateWith(tree: NavIndex, selected: string, elements = page.elements) {
  const { store } = bench();
  patchFrame(store, MAIN_FRAME, { tree });
  store.setState({ elements, selection: [selected] });
  return store.getState();
}

it.each(['Button', 'Link', 'Text'])('copies and deletes of %s are of itself', (tag) => {
  const state = stateWith(page.index, page.key(tag));
  expect(idsOfSelection(state, 'DUPLICATE')).toEqual([idOfTag(tag)]);
  expect(idsOfSelection(state, 'REMOVE_JSX')).toEqual([idOfTag(tag)]);
  for (const step of [1, -1] as const) expect(withNeighbour(state, page.key(tag), step)).toBeNull();
});

it("a component's root moves as its use", () => {
  const state = stateWith(page.index, page.key('section'));
  expect(withNeighbour(state, page.key('section'), 1)?.key).toBe(page.key('Panel'));
});

it('a drop takes the cell that the element fills only among other cells', () => {
  const moved = (target: object) => {
    const place = { parentKey: page.key('Row'), index: 0, ...target } as Parameters<typeof moveToTarget>[2];
    return moveToTarget(stateWith(page.index, page.key('Link')), [page.key('Link')], place);
  };
  const [link] = [page.index.items.get(page.key('Link'))];
  const cell = page.index.items.get(link?.parent ?? '')?.codebaseId;
  const besideCell = { parentCodebaseId: idOfTag('Row'), beforeCodebaseId: idOfTag('Col') };
  expect(moved(besideCell)).toMatchObject([{ changeFields: { codebaseIdToMove: cell } }]);
  const besideRow = { parentCodebaseId: idOfTag('form'), beforeCodebaseId: idOfTag('footer') };
  expect(moved(besideRow)).toMatchObject([{ changeFields: { codebaseIdToMove: idOfTag('Link') } }]);
});

it.each([
  ['Start', 'a'],
  ['Badge', 'Link'],
  ['Wide', 'Wide'],
])('a drop of %s moves %s: a link that shows nothing else goes along', (tag, moved) => {
  const { index, key } = linked;
  const idOf = (name: string) => index.items.get(key(name))?.codebaseId;
  const target = { parentKey: key('main'), index: 3, parentCodebaseId: idOf('main'), beforeCodebaseId: idOf('footer') };
  const state = stateWith(index, key(tag), linked.elements);
  const changes = moveToTarget(state, [key(tag)], target as Parameters<typeof moveToTarget>[2]);
  expect(changes).toMatchObject([{ changeFields: { codebaseIdToMove: idOf(moved) } }]);
});

it('a drop on the place that the element has moves nothing, and no component around it', () => {
  for (const tag of ['Text', 'section', 'Button', 'Panel']) {
    const place = { parentKey: page.key('form'), index: 0, beforeCodebaseId: idOfTag(tag) };
    const target = place as Parameters<typeof moveToTarget>[2];
    expect(moveToTarget(stateWith(page.index, page.key(tag)), [page.key(tag)], target)).toEqual([]);
  }
});

it('words beside it in the item of a list make it a part of the item', () => {
  const state = (text: string) =>
    stateOf(
      {
        id: 1,
        children: [0, 1].map(() => ({
          id: 2,
          component: true,
          tag: 'li',
          text,
          children: [{ id: 3, component: true, tag: 'span' }],
        })),
      },
      { 1: ['ul', null], 2: ['Item', 1], 3: ['Badge', 2] },
    );
  expect(listItemOf(state('Inbox'), keyOf(3, '0-0-0'))).toBeNull();
  expect(listItemOf(state(''), keyOf(3, '0-0-0'))?.index).toBe(0);
});

it.each([
  ['fills it', '', 200, 'li'],
  ['is narrow in it', '', 60, 'Link'],
  ['stands beside words', 'New:', 200, 'Link'],
])(
  'a copy and a delete of a link that is alone in its `<li>`, and %s, go to the right one',
  (_case, words, width, of) => {
    const literalChildren = words ? [{ index: 0, value: words }] : [];
    const menu = writtenPage([
      'Nav',
      {},
      [
        'ul@Nav as ul',
        {},
        ['li@Nav in ul as li', { ...box(200, 30), literalChildren }, ['Link@Nav in li as a', box(width, 30)]],
        ['li@Nav in ul as li', box(200, 30), ['b@Nav in li as b']],
      ],
    ]);
    const state = stateWith(menu.index, menu.key('Link'), menu.elements);
    const id = menu.index.items.get(menu.key(of))?.codebaseId;
    expect(idsOfSelection(state, 'DUPLICATE')).toEqual([id]);
    expect(idsOfSelection(state, 'REMOVE_JSX')).toEqual([id]);
  },
);

/** Where an element goes that was picked from the list of what can be added. */
import { expect, it } from 'vitest';
import type { Insertable } from '../../src/editor-ui/insert/insertable.ts';
import { addedWhere, placeForPicked } from '../../src/editor-ui/insert/picked.ts';
import type { EditorState } from '../../src/editor-ui/store/state.ts';
import { activeFrame } from '../../src/editor-ui/store/store.ts';
import type { TreeElement } from '../../src/protocol/api.ts';
import { idOf } from './fake-project.ts';
import { stateOf } from './sourced-page.ts';
import { keyOf } from './trees.ts';
import { writtenPage } from './written-page.ts';

/** li 1 > tag 2 (selected) > img 3 */
function stateWith(tag: string, selected: string): EditorState {
  const sketch = { id: 1, tag: 'li', children: [{ id: 2, tag, children: [{ id: 3, tag: 'img' }] }] };
  return { ...stateOf(sketch, { 1: ['li', null], 2: [tag, 1], 3: ['img', 2] }), selection: [selected] };
}

function placeIn(tag: string, picked: string, selected = keyOf(2, '0-0')) {
  const item: Insertable = { kind: 'native', tag: { tag: picked, label: picked } };
  return placeForPicked(stateWith(tag, selected), item);
}

it.each([
  ['a', 'a'],
  ['a', 'button'],
  ['button', 'input'],
  ['p', 'h2'],
])('a selected <%s> holds elements, but gets a <%s> behind it: HTML allows none in it', (tag, picked) => {
  expect(placeIn(tag, picked)).toEqual({ parentCodebaseId: idOf(1), afterCodebaseId: idOf(2) });
});

it.each([
  ['a', 'span'],
  ['p', 'a'],
  ['section', 'h2'],
])('a selected <%s> that holds elements gets a <%s> at its end', (tag, picked) => {
  expect(placeIn(tag, picked)).toEqual({ parentCodebaseId: idOf(2), afterCodebaseId: idOf(3) });
});

it('behind the element around the selection that HTML does not allow it in, whoever renders that', () => {
  const behindIt = { parentCodebaseId: idOf(1), afterCodebaseId: idOf(2) };
  expect(placeIn('a', 'a', keyOf(3, '0-0-0'))).toEqual(behindIt);
  expect(placeIn('button', 'button', keyOf(3, '0-0-0'))).toEqual(behindIt);
  expect(placeIn('section', 'button', keyOf(3, '0-0-0'))).toEqual({
    parentCodebaseId: idOf(2),
    afterCodebaseId: idOf(3),
  });
});

it.each(['h2', 'p', 'button', 'label', 'span'])('a paragraph goes behind a selected <%s> and what is in it', (tag) => {
  const behindIt = { parentCodebaseId: idOf(1), afterCodebaseId: idOf(2) };
  expect(placeIn(tag, 'p')).toEqual(behindIt);
  expect(placeIn(tag, 'p', keyOf(3, '0-0-0'))).toEqual(behindIt);
});

it('a line of text with inline elements takes an element behind it, and so does the list say', () => {
  const withText = (tag: string, inside: string) => {
    const line = { id: 2, tag, text: 'Welcome to', children: [{ id: 3, tag: inside }] };
    const sketch = { id: 1, tag: 'section', children: [line] };
    const page = stateOf(sketch, { 1: ['section', null], 2: [tag, 1], 3: [inside, 2] });
    return addedWhere({ ...page, selection: [keyOf(2, '0-0')] });
  };
  expect(withText('h2', 'span')).toBe('After h2, App.tsx');
  expect(withText('a', 'span')).toBe('After a, App.tsx');
  expect(withText('div', 'em')).toBe('After div, App.tsx');
  expect(withText('div', 'p')).toBe('After p, App.tsx');
  expect(addedWhere(stateWith('h2', keyOf(2, '0-0')))).toBe('After h2 (inline: after img), App.tsx');
});

it('what is in a block, in a button, goes into that block', () => {
  const block = { id: 2, tag: 'div', children: [{ id: 3, tag: 'img' }] };
  const page = stateOf(
    { id: 1, tag: 'button', children: [block] },
    { 1: ['button', null], 2: ['div', 1], 3: ['img', 2] },
  );
  expect(addedWhere({ ...page, selection: [keyOf(2, '0-0')] })).toBe('After img, App.tsx');
});

it('a component counts as the tag of its root, where the page shows one', () => {
  const page = writtenPage([
    'div@App as div',
    {},
    ['Button@App in div', {}, ['button@Button as button', {}, ['svg@Button in button as svg']]],
  ]);
  const state = { ...stateWith('a', ''), elements: page.elements, selection: [page.key('svg')] };
  const frame = { ...activeFrame(state), tree: page.index };
  const component = { name: 'Button', file: 'src/Button.tsx', exportName: 'Button', showsText: true };
  const place = placeForPicked({ ...state, frames: { [state.activeFrame]: frame } }, { kind: 'component', component });
  expect(place).toMatchObject({
    code: 'not-allowed-in-html',
    message: 'HTML does not allow <button> inside <button>.',
  });
});

it.each([
  ['the page', {}, 'After p, Home.tsx'],
  ['a card of the page', { takesClassName: true }, 'After Home, App.tsx'],
] as const)('with nothing selected, at the end of the content of `main`: %s', (_, more, where) => {
  const page = writtenPage([
    'div@App as div',
    {},
    ['header@App in div as header', {}, ['a@App in header as a']],
    [
      'main@App in div as main',
      {},
      [
        'Home@App in main',
        {},
        ['section@Home as section', more, ['h1@Home in section as h1'], ['p@Home in section as p']],
      ],
    ],
  ]);
  const state = { ...stateWith('a', ''), elements: page.elements, selection: [] };
  const shown = { ...state, frames: { [state.activeFrame]: { ...activeFrame(state), tree: page.index } } };
  expect(addedWhere(shown)).toBe(where);
});

it('never into another file than the selection’s: the reason names the place', () => {
  const state = stateWith('a', keyOf(3, '0-0-0'));
  const elements = { ...state.elements };
  elements[idOf(3)] = { ...elements[idOf(3)], filename: 'src/Card.tsx' } as TreeElement;
  const button: Insertable = { kind: 'native', tag: { tag: 'button', label: 'Button' } };
  expect(placeForPicked({ ...state, elements }, button)).toMatchObject({
    message: 'HTML does not allow <button> inside <a>.',
    hint: expect.stringMatching(/^Select a in src\/App.tsx, and add it there/),
  });
});

it('the list says where, and in which file', () => {
  expect(addedWhere(stateWith('section', keyOf(2, '0-0')))).toBe('After img, App.tsx');
  expect(addedWhere(stateWith('section', keyOf(3, '0-0-0')))).toBe('After img, App.tsx');
  expect(addedWhere({ ...stateWith('section', keyOf(2, '0-0')), elements: {} })).toBeNull();
});

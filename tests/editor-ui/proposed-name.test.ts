import { expect, it } from 'vitest';
import { proposedName } from '../../src/editor-ui/extract/proposed-name.ts';
import { indexNavTree, type NavItem } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import type { TreeElement } from '../../src/protocol/api.ts';
import { idOf } from './fake-project.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

/** The name for a section (2) with a heading (3), in the component Page. */
function nameFor(heading: string, isLiteral: boolean, item: Partial<NavItem>, label?: string, tag = 'section'): string {
  const { store } = bench();
  const { elements } = store.getState();
  const entry = Object.values(elements)[0] as TreeElement;
  const own = { ...entry, ownerName: 'Page', componentName: 'section', staticTextContents: false };
  store.setState({
    elements: {
      ...elements,
      [idOf(2)]: { ...own, codebaseId: idOf(2), componentName: tag },
      [idOf(3)]: { ...own, codebaseId: idOf(3), componentName: 'h2', staticTextContents: isLiteral },
    },
    labels: label === undefined ? {} : { [idOf(2)]: label },
  });
  const tree = indexNavTree(navTree({ id: 2, children: [{ id: 3, name: 'h2', text: heading }] }));
  const [section, words] = [keyOf(2, '0'), keyOf(3, '0-0')].map((key) => tree.items.get(key) as NavItem);
  Object.assign(section as NavItem, { tagName: 'section', ...item });
  Object.assign(words as NavItem, { tagName: 'h2' });
  patchFrame(store, MAIN_FRAME, { tree });
  return proposedName(store.getState(), section as NavItem);
}

it.each([
  ['a heading', nameFor('Recent sales', true, {}), 'RecentSalesSection'],
  ['a long heading', nameFor('What our customers say of us', true, {}), 'WhatOurCustomersSection'],
  [
    'an accessible name',
    nameFor('Sales', true, { props: { 'aria-label': 'Main menu' }, tagName: 'nav' }),
    'MainMenuNav',
  ],
  ['a label', nameFor('Sales', true, { isComponent: true, name: 'Card' }, 'team card', 'Card'), 'TeamCard'],
  ['a tag', nameFor('Ada', false, { isComponent: true, name: 'Button2' }, undefined, 'Mui.Button'), 'PageButton'],
  ['words of the data', nameFor('Ada', false, {}), 'PageSection'],
  ['a tag that says nothing', nameFor('Ada', false, { tagName: 'div' }), 'PagePart'],
  ['digits first', nameFor('2024 sales', true, { tagName: 'div' }), 'Sales'],
])('%s gives the name', (_, name, expected) => {
  expect(name).toBe(expected);
});

it.each([
  ['CCardHeader', 'Cards', 'CardHeader'],
  ['CCardHeader', 'Report', 'ReportCardHeader'],
  ['CCard', 'UserCard', 'UserCard2'],
  ['Card', 'Cards', 'Card2'],
  ['XAxis', 'Chart', 'ChartXAxis'],
])('%s in %s gives %s, without the letter of its library and without a word twice', (tag, ownerName, expected) => {
  const { store } = bench();
  const [entry] = Object.values(store.getState().elements) as [TreeElement];
  const ofPackage = (n: number, componentName: string) => ({
    [idOf(n)]: { ...entry, codebaseId: idOf(n), componentName, ownerName, definition: null, staticTextContents: false },
  });
  store.setState({ elements: { ...ofPackage(2, tag), ...ofPackage(3, 'CCardBody'), ...ofPackage(4, 'Card') } });
  const tree = indexNavTree(navTree({ id: 2 }));
  const item = { ...(tree.items.get(keyOf(2, '0')) as NavItem), isComponent: true };
  patchFrame(store, MAIN_FRAME, { tree });
  expect(proposedName(store.getState(), item)).toBe(expected);
});

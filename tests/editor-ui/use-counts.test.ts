/** How often a component is used: by its declaration, whatever name a file imports it under. */
import { expect, it } from 'vitest';
import { shownByDefinition, styledInstead } from '../../src/editor-ui/scope/own-element.ts';
import { pluralityOf, usesOf } from '../../src/editor-ui/scope/plurality.ts';
import { indexNavTree, type NavItem } from '../../src/editor-ui/store/nav-index.ts';
import { type EditorState, MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { activeFrame, patchFrame } from '../../src/editor-ui/store/store.ts';
import type { TreeElement } from '../../src/protocol/api.ts';
import { idOf } from './fake-project.ts';
import { bench } from './fakes.ts';
import { navTree, type Sketch } from './trees.ts';

type Entry = Partial<TreeElement> & { componentName: string };

/** A use in the header. */
const use = (componentName: string, definition?: string | null): Entry => ({
  componentName,
  type: 'component-instance',
  filename: 'src/Header.jsx',
  ownerName: 'Header',
  ...(definition !== undefined && { definition }),
});

/** The root of a component. */
const rootIn = (filename: string, ownerName: string): Entry => ({ componentName: 'div', filename, ownerName });

/** @param entries by number of the id */
function stateOf(entries: Record<number, Entry>, sketch: Sketch): EditorState {
  const { store } = bench();
  const [any] = Object.values(store.getState().elements);
  const blank = { ...any, type: 'native', parentCodebaseId: null, row: null } as TreeElement;
  const all = Object.entries(entries).map(([id, entry]) => ({ ...blank, ...entry, codebaseId: idOf(Number(id)) }));
  store.setState({ elements: Object.fromEntries(all.map((one) => [one.codebaseId, one])) });
  patchFrame(store, MAIN_FRAME, { tree: indexNavTree(navTree(sketch)) });
  return store.getState();
}

const item = (state: EditorState, id: number) =>
  [...activeFrame(state).tree.items.values()].find(({ codebaseId }) => codebaseId === idOf(id)) as NavItem;

const shows = (id: number, name: string, root: number): Sketch => ({
  id,
  name,
  component: true,
  children: [{ id: root }],
});

it('components of several files that are imported under one name are counted each for itself', () => {
  const entries = {
    1: use('BarChart', 'src/charts/BarChart01.jsx#BarChart01'),
    2: use('BarChart', 'src/charts/BarChart02.jsx#BarChart02'),
    11: { ...rootIn('src/charts/BarChart01.jsx', 'BarChart01'), takesClassName: true as const },
    12: rootIn('src/charts/BarChart02.jsx', 'BarChart02'),
  };
  const state = stateOf(entries, { children: [shows(1, 'BarChart01', 11), shows(2, 'BarChart02', 12)] });
  const { tree } = activeFrame(state);
  expect(pluralityOf(tree, state.elements, item(state, 11))).toMatchObject({
    callSites: 1,
    callSite: { source: { codebaseId: idOf(1) } },
  });
  expect(styledInstead(state, item(state, 2))?.ownerName).toBe('BarChart02');
});

it('a component that is imported under two names counts with both', () => {
  const help = 'src/DropdownHelp.jsx#DropdownHelp';
  const once = { 1: use('Help', help), 11: rootIn('src/DropdownHelp.jsx', 'DropdownHelp') };
  const sketch = { children: [shows(1, 'DropdownHelp', 11)] };
  const used = stateOf(once, sketch);
  expect(styledInstead(used, item(used, 1))?.ownerName).toBe('DropdownHelp');
  const twice = stateOf({ ...once, 2: use('DropdownHelp', help) }, sketch);
  expect(styledInstead(twice, item(twice, 1))).toBeNull();
  expect(usesOf(twice.elements, use('Help', help))).toBe(2);
});

it("a package's component of the same name is another one", () => {
  const link = 'src/Link.jsx#Link';
  const state = stateOf({ 1: use('Link', link), 2: use('Link', null), 3: use('Link', null) }, {});
  expect(usesOf(state.elements, use('Link', link))).toBe(1);
  expect(usesOf(state.elements, use('Link', null))).toBe(2);
});

it('by the name where the declaration is not known', () => {
  const state = stateOf({ 1: use('Card'), 2: use('Card', 'src/Card.jsx#Card'), 3: use('Tile') }, {});
  expect(usesOf(state.elements, use('Card'))).toBe(2);
  expect(usesOf(state.elements, use('Card', 'src/Card.jsx#Card'))).toBe(2);
});

it('what the use passes in is no definition of its component, as a package has none in the project', () => {
  const words = { ...rootIn('src/Header.jsx', 'Header'), parentCodebaseId: idOf(1) };
  const sketch = { children: [shows(1, 'NavLink', 11)] };
  for (const link of [use('NavLink', null), use('NavLink')]) {
    const state = stateOf({ 1: link, 11: words }, sketch);
    expect(shownByDefinition(state, item(state, 1))).toBeNull();
  }
  const own = stateOf(
    { 1: use('NavLink', 'src/NavLink.jsx#NavLink'), 11: rootIn('src/NavLink.jsx', 'NavLink') },
    sketch,
  );
  expect(shownByDefinition(own, item(own, 1))?.codebaseId).toBe(idOf(11));
});

it("an own component around a package's of the same name is the one that its elements are written in", () => {
  const words = { ...rootIn('src/NavLink.jsx', 'NavLink'), parentCodebaseId: idOf(2) };
  const inner = { ...use('RouterLink', null), filename: 'src/NavLink.jsx', ownerName: 'NavLink' };
  const entries = { 1: use('NavLink', 'src/NavLink.jsx#NavLink'), 2: inner, 11: words };
  const outer = { id: 1, name: 'NavLink', component: true, children: [shows(2, 'NavLink', 11)] };
  const state = stateOf(entries, { children: [outer] });
  expect(shownByDefinition(state, item(state, 2))).toBeNull();
  expect(shownByDefinition(state, item(state, 1))?.codebaseId).toBe(idOf(2));
});

/** The box of an element that stands for many: how many, and in which file. */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { EditorProvider } from '../../src/editor-ui/context.tsx';
import type { Editor } from '../../src/editor-ui/editor.ts';
import ScopeChooser from '../../src/editor-ui/inspector/scope-chooser.tsx';
import type { Plurality } from '../../src/editor-ui/scope/plurality.ts';
import { indexNavTree, type NavItem } from '../../src/editor-ui/store/nav-index.ts';
import type { TreeElement } from '../../src/protocol/api.ts';
import { fakeElements, idOf } from './fake-project.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

const ITEM = indexNavTree(navTree({ id: 10, component: true })).items.get(keyOf(10, '0')) as NavItem;
const MANY: Plurality = { at: 1, of: 2, callSite: null, fromCallSite: 0, callSites: 2, list: null };

it('names the file of the component that is used, whatever another file calls by the same name', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { store } = bench();
  const menus = { name: 'Button', filename: 'src/ui/Menus.tsx', line: 1, codebaseIds: [] };
  store.setState({ scopes: { menus } });
  const button: TreeElement = {
    ...(fakeElements()[idOf(10)] as TreeElement),
    type: 'component-instance',
    componentName: 'Button',
    filename: 'src/TodayItem.tsx',
  };
  const editor = { store, frame: { call: () => {} } } as unknown as Editor;
  const page = document.createElement('div');
  const root = createRoot(page);
  const says = (source: TreeElement) => {
    const box = createElement(ScopeChooser, { item: ITEM, source, many: MANY });
    act(() => root.render(createElement(EditorProvider, { editor }, box)));
    return page.querySelector('p')?.textContent;
  };
  expect(says({ ...button, definition: 'src/ui/Button.tsx#Button' })).toBe('1 of 2 · Button.tsx');
  // of a package
  expect(says({ ...button, definition: null })).toBe('1 of 2 · TodayItem.tsx');
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

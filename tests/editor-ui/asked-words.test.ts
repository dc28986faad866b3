/** A computed text in the inspector, after a double-click on some of its words. */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { EditorProvider } from '../../src/editor-ui/context.tsx';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { DynamicText } from '../../src/editor-ui/inspector/dynamic-text.tsx';
import { indexNavTree, type NavItem } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import type { TextPart, TreeElement } from '../../src/protocol/api.ts';
import { idOf } from './fake-project.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

/** `Hello {count}` */
const PARTS: TextPart[] = [
  {
    expression: null,
    sources: [{ file: 'src/App.tsx', line: 3, column: 4, start: 30, end: 36, text: 'Hello ' }],
    reasons: [],
  },
  { expression: 'count', sources: [], reasons: ['it is state of the page (useState)'] },
];

it('words that cannot be edited are refused, and the fields of the others stay', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { store, frame, notify } = bench();
  const index = indexNavTree(navTree({ id: 5, children: [{ id: 6, text: 'Hello 7' }] }));
  patchFrame(store, MAIN_FRAME, { tree: index });
  const key = keyOf(6, '0-0');
  const item = index.items.get(key) as NavItem;
  const source = store.getState().elements[idOf(6)] as TreeElement;
  store.setState(({ choices }) => ({ selection: [key], textAsked: { key, words: '7', choices } }));
  const editor = {
    store,
    frame,
    notify,
    ask: async () => ({ ok: true, value: { parts: PARTS } }),
  } as unknown as Editor;
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const text = createElement(DynamicText, { item, source, of: 'element' });
  await act(async () => root.render(createElement(EditorProvider, { editor }, text)));
  await expect.poll(() => notify.said).toEqual([expect.stringMatching(/^refused: This text comes from `count`/)]);
  const fields = [...page.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  expect(fields).toEqual(['Hello 7', 'Hello']);
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

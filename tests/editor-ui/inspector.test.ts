/** The inspector before anything is selected. */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { EditorProvider } from '../../src/editor-ui/context.tsx';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { Inspector } from '../../src/editor-ui/inspector/inspector.tsx';
import { activeFrame, createEditorStore, patchFrame } from '../../src/editor-ui/store/store.ts';

const loaded = vi.hoisted(() => [] as string[]);
const scriptOf = (name: string) => {
  loaded.push(name);
  return { default: () => null };
};
vi.mock('../../src/editor-ui/inspector/styles/styles-panel.tsx', () => scriptOf('styles'));
vi.mock('../../src/editor-ui/inspector/props/props-section.tsx', () => scriptOf('props'));
vi.mock('../../src/editor-ui/inspector/accessibility/accessibility-section.tsx', () => scriptOf('accessibility'));

it('loads its parts before an element is selected, and after the app', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const store = createEditorStore();
  const editor = { store } as unknown as Editor;
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(EditorProvider, { editor }, createElement(Inspector))));
  expect(loaded).toEqual([]);
  act(() => patchFrame(store, activeFrame(store.getState()).id, { visit: 1 }));
  await expect.poll(() => loaded.toSorted()).toEqual(['accessibility', 'props', 'styles']);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

/** The inspector before anything is selected. */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { EditorProvider } from '../../src/editor-ui/context.tsx';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { Inspector } from '../../src/editor-ui/inspector/inspector.tsx';
import { createEditorStore } from '../../src/editor-ui/store/store.ts';

const styles = vi.hoisted(() => ({ isLoaded: false }));
vi.mock('../../src/editor-ui/inspector/styles/styles-panel.tsx', () => {
  styles.isLoaded = true;
  return { default: () => null };
});

it('loads the styles before an element is selected', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const editor = { store: createEditorStore() } as unknown as Editor;
  const root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(EditorProvider, { editor }, createElement(Inspector))));
  await expect.poll(() => styles.isLoaded).toBe(true);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

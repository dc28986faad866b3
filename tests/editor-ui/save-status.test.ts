import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditorProvider } from '../../src/editor-ui/context.tsx';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { createEditorStore } from '../../src/editor-ui/store/store.ts';
import { SaveStatus } from '../../src/editor-ui/topbar/save-status.tsx';

let root: Root;
const page = document.createElement('div');
const said = () => page.querySelector('[role="status"]')?.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  document.body.append(page);
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says after two seconds that the server is slow, until it answers', () => {
  const store = createEditorStore({ connection: { state: 'online' }, save: { phase: 'saving' } });
  const editor = { store } as unknown as Editor;
  act(() => root.render(createElement(EditorProvider, { editor }, createElement(SaveStatus))));
  act(() => vi.advanceTimersByTime(1_900));
  expect(said()).toBe('Saving…');
  act(() => vi.advanceTimersByTime(200));
  expect(said()).toContain('The server is slow to answer');
  expect(page.querySelector('button')?.textContent).toBe('Still saving…');
  act(() => store.setState({ save: { phase: 'saved', activityId: 'a1' } }));
  expect(said()).toBe('Saved');
  act(() => store.setState({ save: { phase: 'saving' } }));
  expect(said()).toBe('Saving…');
});

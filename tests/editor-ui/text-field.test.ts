/** The field of a text: what it saves when another text of the source arrives. */
import { act, createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditorProvider } from '../../src/editor-ui/context.tsx';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { TextField } from '../../src/editor-ui/inspector/text-field.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('a blur between the text that an undo puts back and its render saves nothing', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const change = vi.fn(() => null);
  const field = () => page.querySelector('textarea') as HTMLTextAreaElement;
  function Panel({ text }: { text: string }) {
    // the parent's effects come behind those of the field, before it is rendered again
    useEffect(() => {
      if (text === 'Old') field().blur();
    }, [text]);
    return createElement(TextField, { label: 'Text', text, change });
  }
  const show = (text: string) =>
    act(async () =>
      root.render(createElement(EditorProvider, { editor: {} as Editor }, createElement(Panel, { text }))),
    );
  await show('New');
  field().focus();
  await show('Old');
  expect(field().value).toBe('Old');
  expect(change).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

/** How often a component is used: the project's number, or none until it is known. */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditorProvider } from '../../src/editor-ui/context.tsx';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { IntoComponent, UsedIn } from '../../src/editor-ui/inspector/use-count.tsx';
import { createEditorStore } from '../../src/editor-ui/store/store.ts';
import type { TreeElement } from '../../src/protocol/api.ts';
import type { UsesAnswer } from '../../src/protocol/used-component.ts';
import { fakeElements, idOf } from './fake-project.ts';

const USE: TreeElement = {
  ...(fakeElements()[idOf(10)] as TreeElement),
  type: 'component-instance',
  componentName: 'Card',
  definition: 'src/components/Card.tsx#Card',
};
const OTHER_USE = { ...USE, codebaseId: idOf(99) };

let answer: (uses: UsesAnswer['uses']) => Promise<void>;

/** @param uses the elements that use the component, in files that a page has loaded */
function show(uses: TreeElement[]) {
  const store = createEditorStore();
  store.setState({ elements: Object.fromEntries(uses.map((use) => [use.codebaseId, use])) });
  const waiting: ((result: unknown) => void)[] = [];
  const ask = (path: string) => {
    expect(path).toBe(`/uses?codebaseId=${USE.codebaseId}`);
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  };
  answer = (uses) =>
    act(async () => {
      for (const resolve of waiting.splice(0)) resolve({ ok: true, value: { uses } });
    });
  const page = document.createElement('div');
  const root = createRoot(page);
  const words = [
    createElement(IntoComponent, { key: 1, use: USE }),
    ' · ',
    createElement(UsedIn, { key: 2, use: USE }),
  ];
  act(() => root.render(createElement(EditorProvider, { editor: { store, ask } as unknown as Editor }, words)));
  return { words: () => page.textContent, store };
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('claims no number before the project is counted, and then the same on every page', async () => {
  const { words, store } = show([USE, OTHER_USE]);
  expect(words()).toBe('Edit all uses · Used in 2+ places');
  await answer(12);
  expect(words()).toBe('Edit all 12 uses · Used in 12 places');
  act(() => store.setState({ elements: {} }));
  expect(words()).toBe('Edit all 12 uses · Used in 12 places');
});

it('a single use is one of at least one until the project is counted', async () => {
  const { words } = show([USE]);
  expect(words()).toBe('Edit the component · Used in 1+ places');
  await answer(1);
  expect(words()).toBe('Edit the component · Used in one place');
});

it('keeps to what is known where the project cannot be counted', async () => {
  const { words } = show([USE, OTHER_USE]);
  await answer(null);
  expect(words()).toBe('Edit all uses · Used in 2+ places');
});

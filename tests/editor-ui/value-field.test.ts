/** The field of one value: stepping with arrow keys writes once. */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { EditorProvider } from '../../src/editor-ui/context.tsx';
import type { Editor } from '../../src/editor-ui/editor.ts';
import type { PropertyView } from '../../src/editor-ui/inspector/styles/use-property.ts';
import { ValueField } from '../../src/editor-ui/inspector/styles/value-field.tsx';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import { createStylingStore } from '../../src/editor-ui/styling/store.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A field whose page has not reported the written value yet. */
async function setUp(shown = { property: 'width', text: '12px', computed: '12px' }) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const { store, notify } = bench();
  const styling = createStylingStore();
  const key = keyOf(6, '0-0');
  patchFrame(store, MAIN_FRAME, { tree: indexNavTree(navTree({ id: 5, children: [{ id: 6 }] })) });
  store.setState({ selection: [key] });
  const styles = { [key]: { values: { display: 'block' }, parent: {}, parentFontSize: '', backdrop: '', rem: '' } };
  styling.setState({ styles, rulesKey: key, rulesContext: styling.getState().context });
  const written: object[] = [];
  const edit = () => {
    let shown = {};
    return { show: (value: object) => (shown = value), commit: async (value = shown) => void written.push(value) };
  };
  const editor = { store, notify, styling: { store: styling, edit } } as unknown as Editor;
  const view = { ...shown, placeholder: '', dimmed: false, origin: {}, target: {} };
  const page = document.createElement('div');
  document.body.append(page);
  const field = createElement(ValueField, { view: view as unknown as PropertyView, label: 'Width', bare: true });
  await act(async () => createRoot(page).render(createElement(EditorProvider, { editor }, field)));
  const input = page.querySelector('input') as HTMLInputElement;
  const go = (run: () => unknown) => act(async () => void run());
  await go(() => input.focus());
  const up = () =>
    go(() => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true })));
  return { input, go, up, written, styling, editor };
}

it('when the keys rest, and not again when it is left', async () => {
  const { input, go, up, written } = await setUp();
  await up();
  await up();
  expect(written).toEqual([]);
  await go(() => vi.advanceTimersByTime(400));
  expect([input.value, written]).toEqual(['14px', [{ width: '14px' }]]);
  await go(() => input.blur());
  expect(written).toHaveLength(1);
});

it('when it is left, and not again when the keys would rest', async () => {
  const { input, go, up, written } = await setUp();
  await up();
  await go(() => input.blur());
  await go(() => vi.advanceTimersByTime(400));
  expect(written).toEqual([{ width: '13px' }]);
});

it('a class whose scale has not come is looked for when it is typed', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  const { input, go, written, styling, editor } = await setUp();
  const design = {
    framework: 'tailwind-4',
    tokens: [],
    scales: {},
    breakpoints: [],
    darkMode: { kind: 'none', selector: null },
  };
  const scales = { width: [{ className: 'w-full', value: '100%' }] };
  let come = () => {};
  const askScales = vi.fn(() => new Promise<void>((resolve) => (come = resolve)));
  Object.assign(editor.styling, { askScales });
  await go(() => styling.setState({ design: design as never }));
  const give = (text: string) =>
    go(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
  await give('w-none');
  await give('w-full');
  expect([written, document.querySelector('[role="alert"]')]).toEqual([[], null]);
  await go(() => styling.setState({ design: { ...design, scales } as never }));
  await go(come);
  expect([askScales.mock.calls.length, written]).toEqual([2, [{ width: '100%' }]]);
  await give('w-none');
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('w-none');
});

it('a number that makes no sense in the unit shown is one of pixels', async () => {
  vi.stubGlobal('CSS', { supports: (_: string, value: string) => /^\d+\.?\d*(?:px|rem)$/.test(value) });
  const { input, go, written } = await setUp({ property: 'font-size', text: '1.5rem', computed: '24px' });
  const give = (text: string) =>
    go(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
  for (const text of ['32', '2', '1.5 * 2', '16 * 2']) await give(text);
  expect(written.map((one) => Object.values(one)[0])).toEqual(['32px', '2rem', '3rem', '32px']);
});

/** The layers as drawn: only rows in view, and opening many at once loses none. */
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EditorProvider } from '../../src/editor-ui/context.tsx';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { keepLabel } from '../../src/editor-ui/layers/labels.ts';
import { LayersPanel } from '../../src/editor-ui/layers/layers-panel.tsx';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME, newFrame } from '../../src/editor-ui/store/state.ts';
import { createEditorStore, type EditorStore, patchFrame } from '../../src/editor-ui/store/store.ts';
import { fakeElements } from './fake-project.ts';
import { fakeFrame } from './fakes.ts';
import { navTree, type Sketch } from './trees.ts';
import { type Written, writtenPage } from './written-page.ts';

let root: Root;
const page = document.createElement('div');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  // happy-dom lays nothing out: the panel is as tall as the window
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(window.innerHeight);
  document.body.append(page);
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** `depth` elements, each in the one before. */
const nested = (depth: number): Sketch => ({
  id: depth,
  name: `level-${depth}`,
  children: depth > 1 ? [nested(depth - 1)] : [],
});

function draw(sketch: Sketch) {
  const store = createEditorStore({ elements: fakeElements() });
  patchFrame(store, MAIN_FRAME, { tree: indexNavTree(navTree(sketch)) });
  return drawLayers(store);
}

function drawLayers(store: EditorStore) {
  const frame = { ...fakeFrame(), hover: () => undefined };
  const editor = { store, frame } as unknown as Editor;
  act(() => root.render(createElement(EditorProvider, { editor }, createElement(LayersPanel))));
  settle();
  return { store, editor };
}

function settle(): void {
  while (vi.getTimerCount() > 0) act(() => vi.runOnlyPendingTimers());
}

const rows = () => [...page.querySelectorAll<HTMLElement>('[role="treeitem"]')];
const nameOf = (row: HTMLElement) => row.querySelector('.layer-icon + span')?.textContent;
const button = (name: string) => page.querySelector<HTMLElement>(`[aria-label="${name}"]`) as HTMLElement;

it('draws only as many rows as are in view, and some more', () => {
  draw({ id: 1, name: 'all', children: Array.from({ length: 500 }, () => ({ id: 2, name: 'one' })) });
  const inView = window.innerHeight / 24;
  expect(rows().length).toBeGreaterThanOrEqual(inView);
  expect(rows().length).toBeLessThan(inView + 20);
});

it('a row that is closed while all of them open stays closed, and the others open', () => {
  draw({ name: 'all', children: [nested(9), nested(9)] });
  const before = rows().length;
  const [, second] = rows();
  act(() => {
    button('Expand all').click();
    second?.querySelector<HTMLElement>('.layer-chevron')?.click();
  });
  expect(before).toBeLessThan(19);
  expect(rows().map(nameOf)).toEqual(['all', 'level-9', ...Array.from({ length: 9 }, (_, n) => `level-${9 - n}`)]);
});

it('a label that is typed stays, with its caret and the focus, when its row gets another key', () => {
  const card: Sketch = { id: 10, name: 'Card', component: true };
  const { store, editor } = draw({ id: 5, children: [card] });
  const stop = keepLabel(editor);
  const field = () => page.querySelector<HTMLInputElement>('.layer-label') as HTMLInputElement;
  act(() => {
    rows()[1]
      ?.querySelector('.layer-icon + span')
      ?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  });
  const first = field();
  expect([first.value, document.activeElement === first]).toEqual(['Card', true]);
  act(() => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(first, 'Offers');
    first.dispatchEvent(new Event('input', { bubbles: true }));
  });
  first.setSelectionRange(2, 3);
  act(() => patchFrame(store, MAIN_FRAME, { tree: indexNavTree(navTree({ id: 5, children: [{ id: 6 }, card] })) }));
  settle();
  const second = field();
  expect([second === first, second.value, second.selectionStart, second.selectionEnd]).toEqual([false, 'Offers', 2, 3]);
  expect(document.activeElement).toBe(second);
  expect(second.closest('[role="treeitem"]')).toBe(rows()[2]);
  stop();
});

it("a story's layers have neither its decorators nor the insides of its components, with nothing selected", () => {
  const { index, elements } = writtenPage([
    'Story',
    {},
    ['Frame@preview', {}, ['div@preview', {}, ['Button', {}, ['span@Button']], ['hr@preview in div']]],
  ]);
  const component = { file: 'src/Button.stories.tsx', exportName: 'Shown' };
  const frame = { ...newFrame(MAIN_FRAME), tree: index, type: 'STORY' as const, component };
  drawLayers(createEditorStore({ elements, frames: { [MAIN_FRAME]: frame } }));
  act(() => button('Expand all').click());
  settle();
  expect(rows().map(nameOf)).toEqual(['Button']);
});

it('the first row gets the focus when the focused one goes and nothing is selected, also where the root has no row', async () => {
  const story = (...inside: Written[]) =>
    writtenPage(['Story', {}, ['Frame@preview', {}, ['div@preview', {}, ...inside]]]);
  const hr: Written = ['hr@preview in div'];
  const [before, after] = [story(['Button', {}, ['span@Button']], hr), story(hr, ['Badge', {}, ['b@Badge']])];
  const component = { file: 'src/Button.stories.tsx', exportName: 'Shown' };
  const frame = { ...newFrame(MAIN_FRAME), tree: before.index, type: 'STORY' as const, component };
  const { store } = drawLayers(createEditorStore({ elements: before.elements, frames: { [MAIN_FRAME]: frame } }));
  expect(rows().map(nameOf)).toEqual(['Button']);
  rows()[0]?.focus();
  act(() => {
    store.setState({ elements: after.elements });
    patchFrame(store, MAIN_FRAME, { tree: after.index });
  });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(rows().map(nameOf)).toEqual(['Badge']);
  expect(document.activeElement).toBe(rows()[0]);
});

describe('the row that the keys have led to', () => {
  const pressUp = () =>
    act(() => {
      const event = new KeyboardEvent('keydown', { key: 'ArrowUp', code: 'ArrowUp', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    });
  const focusSecond = () => {
    draw({ name: 'all', children: [{ name: 'one' }] });
    act(() => rows()[1]?.click());
    rows()[1]?.focus();
  };

  const later = () => act(() => vi.advanceTimersByTimeAsync(1_000));

  it('gets the focus', async () => {
    focusSecond();
    pressUp();
    await later();
    expect(document.activeElement).toBe(rows()[0]);
  });

  it('does not get it when the user has gone on elsewhere meanwhile', async () => {
    focusSecond();
    const elsewhere = document.createElement('button');
    page.append(elsewhere);
    pressUp();
    elsewhere.focus();
    await later();
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

describe('a row that is dragged', () => {
  const rowOf = (name: string) => rows().find((row) => nameOf(row) === name) as HTMLElement;
  const fire = (name: string, type: string) =>
    act(() => {
      rowOf(name).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientY: 1 }));
    });
  const drag = (name: string) => {
    const { index, elements, key } = writtenPage([
      'main@App',
      {},
      ['h1@App in main'],
      ['section@App in main', {}, ['a@App in section']],
      ['Card@App in main', {}, ['div@Card', {}, ['p@Card in div'], ['b@Card in div']]],
    ]);
    const frame = { ...newFrame(MAIN_FRAME), tree: index };
    drawLayers(createEditorStore({ elements, frames: { [MAIN_FRAME]: frame }, selection: [key(name)] }));
    fire(name, 'dragstart');
  };
  const line = () => page.querySelector('.layer-drop-line');

  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 24));
  });

  it('names the file of a place in another file', () => {
    drag('h1');
    fire('a', 'dragover');
    expect(line()).not.toBeNull();
    expect(page.querySelector('.layer-drop-file')).toBeNull();
    fire('b', 'dragover');
    expect(page.querySelector('.layer-drop-file')?.textContent).toBe('in Card.tsx');
  });

  it('has no line over a row that takes no drop', () => {
    drag('section');
    fire('h1', 'dragover');
    expect(line()).not.toBeNull();
    fire('a', 'dragover');
    expect(line()).toBeNull();
  });
});

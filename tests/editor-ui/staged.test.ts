/** Many controls come some at a time and in their order. */
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Staged } from '../../src/editor-ui/ui/staged.tsx';

let root: Root;
const page = document.createElement('div');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draw = (letters: string) => {
  const children = [...letters].map((letter) => createElement('i', { key: letter }, letter));
  act(() => root.render(createElement(Staged, { first: 1, step: 2, children })));
};
const step = () => act(() => vi.advanceTimersToNextTimer());

it('draws the first at once, and the others step by step', () => {
  draw('abcde');
  expect(page.textContent).toBe('a');
  step();
  expect(page.textContent).toBe('abc');
  step();
  expect(page.textContent).toBe('abcde');
  expect(vi.getTimerCount()).toBe(0);
});

it('keeps what is there when there is more, and draws that, too', () => {
  draw('abc');
  step();
  const [first] = page.children;
  draw('abcdef');
  expect(page.textContent).toBe('abc');
  step();
  step();
  expect(page.textContent).toBe('abcdef');
  expect(page.children[0]).toBe(first);
});

it('ends its steps when it goes', () => {
  draw('abcde');
  act(() => root.render(null));
  expect(vi.getTimerCount()).toBe(0);
});

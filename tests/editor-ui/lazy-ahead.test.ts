/** A view whose script was loaded ahead is drawn at once; one that was not comes when its script does. */
import { createElement, type ReactNode, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../src/editor-ui/ui/error-boundary.tsx';
import { lazyAhead } from '../../src/editor-ui/ui/lazy-ahead.tsx';

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  page = document.createElement('div');
  root = createRoot(page);
});
afterEach(() => flushSync(() => root.unmount()));

/** Shows its present and its first props. */
function Words({ text }: { text: string }) {
  const [first] = useState(text);
  return `${first} ${text}`;
}
const script = () => Promise.resolve({ default: Words });
const draw = (inside: ReactNode) =>
  flushSync(() => root.render(createElement(Suspense, { fallback: 'waiting' }, inside)));

it('draws at once what was loaded ahead', async () => {
  const { View, load } = lazyAhead(script);
  await load();
  draw(createElement(View, { text: 'one' }));
  expect(page.textContent).toBe('one one');
});

it('waits for what was not, and keeps its state when it is loaded once more', async () => {
  const { View, load } = lazyAhead(script);
  draw(createElement(View, { text: 'one' }));
  expect(page.textContent).toBe('waiting');
  await expect.poll(() => page.textContent).toBe('one one');
  await load();
  draw(createElement(View, { text: 'two' }));
  expect(page.textContent).toBe('one two');
});

it('tries again where loading ahead failed', async () => {
  let tries = 0;
  const { View, load } = lazyAhead(async () => {
    if (tries++ === 0) throw new Error('offline');
    return script();
  });
  await load();
  draw(createElement(View, { text: 'one' }));
  await expect.poll(() => page.textContent).toBe('one one');
});

it('tells where it cannot be loaded at all', async () => {
  const { View, load } = lazyAhead<{ text: string }>(() => Promise.reject(new Error('offline')));
  await load();
  // React says it there, too
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const children = createElement(View, { text: 'one' });
  draw(createElement(ErrorBoundary, { name: 'The panel', children }));
  await expect.poll(() => page.textContent).toContain('The panel');
  said.mockRestore();
});

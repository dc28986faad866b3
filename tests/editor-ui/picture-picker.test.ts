/** The picker of a background's picture: one that the element's style has from code is replaced there. */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { EditorProvider } from '../../src/editor-ui/context.tsx';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { PicturePicker } from '../../src/editor-ui/inspector/styles/parts/picture-picker.tsx';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

const PUBLIC = { file: 'public/a.png', address: '/a.png', served: '/a.png', size: 1, modified: '' };
const IMPORTED = { file: 'src/assets/b.png', address: null, served: '/src/assets/b.png', size: 1, modified: '' };
const SHOWN = 'http://localhost:5173/src/assets/hero.jpg?t=1';

async function open(isOfCode: boolean, props: Record<string, unknown> = { style: {} }) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { store, frame, notify } = bench();
  patchFrame(store, MAIN_FRAME, { tree: indexNavTree(navTree({ id: 5, children: [{ id: 6, props }] })) });
  store.setState({ selection: [keyOf(6, '0-0')] });
  const refused = { code: 'prop-not-found', message: 'no' };
  const tryOut = vi.fn(async () => (isOfCode ? { ok: true, answer: {} } : { ok: false, error: refused }));
  const ask = async () => ({ ok: true, value: { assets: [PUBLIC, IMPORTED], leftOut: 0, folder: 'public' } });
  const apply = vi.fn(async () => ({ ok: true }));
  const image = async () => null;
  const editor = { store, frame, notify, tryOut, ask, apply, image } as unknown as Editor;
  const onPick = vi.fn();
  const onClose = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const picker = createElement(PicturePicker, { current: SHOWN, onPick, onClose });
  await act(async () => root.render(createElement(EditorProvider, { editor }, picker)));
  const close = () => {
    act(() => root.unmount());
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  };
  return { apply, tryOut, onPick, onClose, close };
}

const button = (file: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(file),
  );

it('offers the images of the source where code gives the present one, and replaces that', async () => {
  const { apply, onPick, onClose, close } = await open(true);
  await expect.poll(() => button('b.png')).toBeDefined();
  await act(async () => button('b.png')?.click());
  expect(apply).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      type: 'REPLACE_IMAGE',
      changeFields: expect.objectContaining({
        propName: 'style',
        filename: 'src/assets/b.png',
        oldAddress: '/src/assets/hero.jpg',
      }),
    }),
  );
  expect([onPick.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  close();
});

it('offers the images of the public folder elsewhere, and hands the layer back', async () => {
  const { apply, onPick, close } = await open(false);
  await expect.poll(() => button('a.png')).toBeDefined();
  expect(button('b.png')).toBeUndefined();
  await act(async () => button('a.png')?.click());
  expect(onPick).toHaveBeenCalledExactlyOnceWith({ kind: 'other', text: 'url("/a.png")' });
  expect(apply).not.toHaveBeenCalled();
  close();
});

it('asks for nothing where the element has no style attribute', async () => {
  const { tryOut, close } = await open(true, {});
  await expect.poll(() => button('a.png')).toBeDefined();
  expect(tryOut).not.toHaveBeenCalled();
  close();
});

/** The dialog for another image: it says why none can be taken before one is chosen. */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import ImageDialog from '../../src/editor-ui/assets/image-dialog.tsx';
import { EditorProvider } from '../../src/editor-ui/context.tsx';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import type { ApiError } from '../../src/protocol/api.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

const ASSET = { file: 'public/new.png', address: '/new.png', served: '/new.png', size: 1, modified: '' };

/** The dialog of a selected image, whose replacement the server answers so. */
async function open(error: ApiError | null) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { store, frame, notify } = bench();
  const tree = indexNavTree(navTree({ id: 5, children: [{ id: 6, tag: 'img' }] }));
  const key = keyOf(6, '0-0');
  Object.assign(tree.items.get(key) ?? {}, { props: { src: '/old.png' } });
  patchFrame(store, MAIN_FRAME, { tree });
  store.setState({ selection: [key], overlay: 'image' });
  const tryOut = vi.fn(async () => (error ? { ok: false, error } : { ok: true, answer: {} }));
  const ask = async () => ({ ok: true, value: { assets: [ASSET], leftOut: 0, folder: 'public' } });
  const editor = { store, frame, notify, tryOut, ask } as unknown as Editor;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(createElement(EditorProvider, { editor }, createElement(ImageDialog))));
  const close = () => {
    act(() => root.unmount());
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  };
  return { tryOut, store, close };
}

const says = () => document.body.textContent ?? '';
const search = () => document.querySelector('[aria-label="Search images"]');

it('says why no image can be taken, with the place, and offers none', async () => {
  const { tryOut, store, close } = await open({
    code: 'dynamic-prop',
    message: 'src comes from `cover`: it is loaded when the page runs.',
    hint: 'Change it at its origin.',
    file: 'src/data.ts',
    line: 7,
  });
  await expect.poll(says).toContain('src comes from cover: it is loaded when the page runs.');
  expect(search()).toBeNull();
  expect(tryOut).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'REPLACE_IMAGE', changeFields: expect.objectContaining({ address: '/new.png' }) }),
  );
  const link = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'data.ts:7');
  await act(async () => link?.click());
  expect(store.getState()).toMatchObject({ overlay: 'none', code: { file: 'src/data.ts', line: 7 } });
  close();
});

it('offers the images where one can be taken, or only the one that was tried cannot', async () => {
  for (const error of [null, { code: 'image-outside-frame', message: 'no', hint: 'other' }]) {
    const { close } = await open(error);
    await expect.poll(search).not.toBeNull();
    close();
  }
});

/** A value chosen by eye, in a popover. */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { EditorProvider } from '../../src/editor-ui/context.tsx';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { type ShownValue, useShownValue } from '../../src/editor-ui/inspector/styles/use-shown-value.ts';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import { createStylingStore } from '../../src/editor-ui/styling/store.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

afterEach(() => vi.unstubAllGlobals());

it('chosen before the page has told the styles, is written once they are known', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { store, notify } = bench();
  const refused = vi.spyOn(notify, 'refused');
  const styling = createStylingStore();
  const key = keyOf(6, '0-0');
  patchFrame(store, MAIN_FRAME, { tree: indexNavTree(navTree({ id: 5, children: [{ id: 6 }] })) });
  store.setState({ selection: [key] });
  const written: object[] = [];
  const commit = async (value: object) => {
    written.push(value);
    return [{ ok: true }];
  };
  const editor = { store, notify, styling: { store: styling, edit: () => ({ show: () => {}, commit }) } };
  let value: ShownValue | undefined;
  const Popover = () => {
    value = useShownValue('transition');
    return null;
  };
  const page = createRoot(document.createElement('div'));
  await act(async () =>
    page.render(createElement(EditorProvider, { editor: editor as unknown as Editor }, createElement(Popover))),
  );
  const [done] = await act(async () => [value?.choose('all 200ms')]);
  expect(written).toEqual([]);
  const styles = { [key]: { values: { display: 'block' }, parent: {}, parentFontSize: '', backdrop: '', rem: '' } };
  styling.setState({ styles, rulesKey: key, rulesContext: styling.getState().context });
  expect(await done).toBe(true);
  expect(written).toEqual([{ transition: 'all 200ms' }]);
  expect(refused).not.toHaveBeenCalled();
});

/** Keys in quick succession: each is for what was selected when it was pressed, or by the keys before it. */
import { afterEach, expect, it, vi } from 'vitest';
import { bindKeys } from '../../src/editor-ui/commands/keys.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { noteChoice, patchFrame } from '../../src/editor-ui/store/store.ts';
import { createStylingStore } from '../../src/editor-ui/styling/store.ts';
import { idOf } from './fake-project.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

const MAIN = navTree({ id: 5, children: [{ id: 6 }, { id: 7 }, { id: 8 }] });

let unbind = () => {};
afterEach(() => unbind());

/** The second of three, selected, its rules still on their way. */
function setUp() {
  const { store } = bench();
  const styling = createStylingStore();
  const done: string[] = [];
  const choose = (keys: string[]) => {
    noteChoice(store);
    store.setState({ selection: keys });
  };
  const editor = {
    store,
    styling: { store: styling },
    frame: { select: choose },
    notify: { warning: () => done.push('warned'), refused: () => done.push('refused') },
    apply: async ({ type, changeFields }: { type: string; changeFields: object }) => {
      done.push(`${type} ${Object.values(changeFields).join()}`);
      return { ok: true };
    },
  } as unknown as Editor;
  patchFrame(store, MAIN_FRAME, { tree: indexNavTree(MAIN) });
  store.setState({ selection: [keyOf(7, '0-1')] });
  document.body.innerHTML = '<div data-panel="canvas"></div>';
  unbind = bindKeys(editor);
  const press = (key: string) =>
    document.body.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const key = keyOf(7, '0-1');
  const known = () => {
    const styles = { [key]: { values: { display: 'block', position: 'static' }, parent: {}, backdrop: '' } };
    styling.setState({ styles, rulesKey: key, rulesContext: styling.getState().context });
  };
  return { done, choose, press, known };
}

it('a key waits for the one before it, and is for what that one selects', async () => {
  const { done, press, known } = setUp();
  for (const key of ['ArrowLeft', 'Tab', 'Delete']) press(key);
  expect(done).toEqual([]);
  await vi.dynamicImportSettled();
  known();
  await vi.waitFor(() => expect(done).toEqual(['warned', `REMOVE_JSX ${idOf(8)}`]));
});

it('what was clicked meanwhile is meant by none of them', async () => {
  const { done, choose, press, known } = setUp();
  press('ArrowLeft');
  press('Delete');
  await vi.dynamicImportSettled();
  choose([keyOf(6, '0-0')]);
  known();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(done).toEqual([]);
  press('Delete');
  await vi.waitFor(() => expect(done).toEqual([`REMOVE_JSX ${idOf(6)}`]));
});

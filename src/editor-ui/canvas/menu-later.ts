/** The menu that was asked for on a page that loads: it opens where the press was, once that is answered. */
import { untilSelected } from '../commands/coming-selection.ts';
import type { Editor } from '../editor.ts';
import { isOver } from '../frame/pressed.ts';
import { frameOf } from '../store/store.ts';
import { openContextMenu } from './view.ts';

/** Of the press that is kept. None where that is over without an answer: it was given up, which is said, or something else was done. */
export async function openMenuLater({ store }: Pick<Editor, 'store'>): Promise<void> {
  const { pressed } = store.getState();
  if (!pressed) return;
  await untilSelected(store);
  const state = store.getState();
  const { frameId, at } = pressed;
  if (isOver(state, pressed) || frameOf(state, frameId).status !== 'ready') return;
  openContextMenu(store, frameId, { clientX: at.x, clientY: at.y });
}

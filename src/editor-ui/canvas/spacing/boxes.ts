/**
 * The selected element's boxes. The page is asked when they may have moved: with another selection, tree or size, when its
 * styles change, and while the pointer moves over it, because a page can scroll on its own.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ElementBoxes } from '../../../protocol/geometry.ts';
import type { FrameMessage, FramePayloads } from '../../../protocol/messages.ts';
import type { FrameCalls } from '../../frame/channel.ts';
import type { EditorState } from '../../store/state.ts';
import { activeFrame, type EditorStore, editableSelection } from '../../store/store.ts';

export interface BoxesState {
  key: string | null;
  boxes: ElementBoxes | null;
}

export interface Boxes {
  store: StoreApi<BoxesState>;
  take(answer: FramePayloads['ELEMENT_BOXES']): void;
  /** A report of the active frame, after which boxes may lie elsewhere. */
  stir(message: FrameMessage): void;
  /** Asks at the next frame, after the page has drawn it. */
  ask(): void;
  close(): void;
}

/** A throttle, in ms, of questions while the pointer moves. */
const CALM_MS = 120;

/** The element that has handles: one that can be edited, while nothing else goes on in the page. */
export function handledKey(state: EditorState): string | null {
  const { driving, editingText, status } = activeFrame(state);
  if (driving || editingText || status !== 'ready' || state.tool !== 'select') return null;
  const [key, ...others] = state.selection;
  return key !== undefined && others.length === 0 && editableSelection(state).length === 1 ? key : null;
}

export function createBoxes(
  store: EditorStore,
  frame: FrameCalls,
  schedule: (run: () => void) => void = requestAnimationFrame,
): Boxes {
  const boxes = createStore<BoxesState>(() => ({ key: null, boxes: null }));
  let underWay = false;
  let askedAt = 0;
  let wasMissing = false;

  function ask(): void {
    if (underWay) return;
    underWay = true;
    schedule(() => {
      underWay = false;
      askedAt = performance.now();
      const key = handledKey(store.getState());
      if (key) frame.call('getElementBoxes', key);
    });
  }

  const stop = store.subscribe((state, before) => {
    const key = handledKey(state);
    if (key !== boxes.getState().key) {
      boxes.setState({ key, boxes: null });
    } else if (key === null || (state.frames === before.frames && state.selection === before.selection)) return;
    if (key) ask();
  });

  return {
    store: boxes,
    ask,
    take(answer) {
      if (answer.elementKey !== boxes.getState().key) return;
      // an element that is being made anew has none for a moment; the tree that it comes with asks again
      const isMomentary = answer.boxes === null && !wasMissing;
      wasMissing = answer.boxes === null;
      if (!isMomentary) boxes.setState({ boxes: answer.boxes });
    },
    stir(message) {
      if (boxes.getState().key === null) return;
      if (message.id === 'CSS_EVALS_FOR_ELEMENT') ask();
      else if (message.id === 'MOUSE_MOVE_EVENT' && performance.now() - askedAt > CALM_MS) ask();
    },
    close() {
      stop();
    },
  };
}

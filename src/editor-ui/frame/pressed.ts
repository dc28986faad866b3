/**
 * Presses on a frame while its page loads. They must not reach the app, where they would follow links, and are not lost: the
 * last one is kept for some seconds, and the page selects what is there once it has come to rest.
 */
import type { ApiError } from '../../protocol/api.ts';
import type { Point } from '../canvas/camera.ts';
import type { Notify } from '../notices.ts';
import type { EditorState, Press } from '../store/state.ts';
import { type EditorStore, frameOf } from '../store/store.ts';
import type { FrameCalls } from './channel.ts';

interface Parts {
  store: EditorStore;
  notify: Pick<Notify, 'refused'>;
  frame: { activate(id: string): void; select(keys: string[]): void; link(id: string): FrameCalls };
}

/** How long the user is taken to wait for what was pressed, in ms. */
export const KEPT_MS = 10_000;
/** A page that has answered is still being put together: what shows for a moment only was not what was pressed. */
const REST_MS = 250;
/** Some pages never rest. */
const LONGEST_UNREST_MS = 1_000;
/** A page that finds nothing at the place says nothing. */
const UNANSWERED_MS = 1_500;

const STILL_LOADING: ApiError = {
  code: 'page-loading',
  message: 'The app was still loading, so nothing was selected.',
  hint: 'Click again once it is there.',
};

/** Keeps a press; nothing is selected until the page says what was meant. */
export function pressLater(
  { store, frame }: Pick<Parts, 'store' | 'frame'>,
  frameId: string,
  at: Point,
  exact: boolean,
): void {
  frame.activate(frameId);
  frame.select([]);
  const state = store.getState();
  const { goTo } = frameOf(state, frameId);
  store.setState({ pressed: { frameId, at, exact, goTo, choices: state.choices } });
}

/** What the page selects is the answer to a press that is kept. @returns false where there is none */
export function takePress(store: EditorStore, elementKey: string | null): boolean {
  if (elementKey === null || store.getState().pressed === null) return false;
  store.setState({ pressed: null });
  return true;
}

/** Something else was chosen, or the frame was sent elsewhere or given to the app. */
export function isOver({ frames, choices }: EditorState, pressed: Press): boolean {
  const frame = frames[pressed.frameId];
  return !frame || frame.driving || frame.goTo !== pressed.goTo || choices !== pressed.choices;
}

/** Asks the page as soon as it can answer, and says so where it could not in time. @returns its own teardown */
export function bindPressed({ store, frame, notify }: Parts): () => void {
  let question: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  let readySince: number | null = null;
  const stop = () => {
    clearTimeout(question);
    clearTimeout(limit);
    readySince = null;
  };

  function giveUp(): void {
    const { pressed, frames } = store.getState();
    store.setState({ pressed: null });
    if (pressed && frames[pressed.frameId]?.status === 'loading') notify.refused(STILL_LOADING);
  }

  /** A page that has shown something and rests without an answer has nothing at that place, as behind any other click. */
  function nothingThere(frameId: string): void {
    if (frameOf(store.getState(), frameId).tree.items.size > 0) store.setState({ pressed: null });
  }

  function askSoon({ frameId, at, exact }: Press): void {
    readySince ??= performance.now();
    const rest = performance.now() - readySince < LONGEST_UNREST_MS ? REST_MS : 0;
    clearTimeout(question);
    question = setTimeout(() => {
      frame.link(frameId).call('selectAt', at, exact);
      question = setTimeout(() => nothingThere(frameId), UNANSWERED_MS);
    }, rest);
  }

  const unsubscribe = store.subscribe((state, before) => {
    const { pressed } = state;
    if (pressed !== before.pressed) stop();
    if (!pressed) return;
    if (isOver(state, pressed)) {
      store.setState({ pressed: null });
      return;
    }
    if (pressed !== before.pressed) limit = setTimeout(giveUp, KEPT_MS);
    else if (state.frames[pressed.frameId] === before.frames[pressed.frameId]) return;
    if (frameOf(state, pressed.frameId).status === 'ready') askSoon(pressed);
    else {
      clearTimeout(question);
      readySince = null;
    }
  });
  return () => {
    stop();
    unsubscribe();
  };
}

/**
 * Presses on a frame while its page loads. They must not reach the app, where they would follow links. The last one is kept for
 * some seconds, and the page selects the element at that place once it has come to rest.
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

/** An interaction: how long a user waits for the answer to a press, in ms. */
export const KEPT_MS = 10_000;
/** A debounce, in ms: the page is asked when its tree has not changed for that long, so that no placeholder is selected. */
const REST_MS = 250;
/** Some pages never rest: they are asked with each change after that, in ms. */
const LONGEST_UNREST_MS = 1_000;

const STILL_LOADING: ApiError = {
  code: 'page-loading',
  message: 'The app was still loading, so nothing was selected.',
  hint: 'Click again once it has loaded.',
};

/** Keeps a press. Nothing is selected until the page answers. */
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

/**
 * Takes a report of the selected element as the answer to the kept press.
 * @param elementKey null if nothing is at its place: then nothing is selected, as with any other press
 * @returns `early` if the page shows no element yet, so that the press is still kept; `none` if there is no press
 */
export function takePress(store: EditorStore, elementKey: string | null): 'taken' | 'early' | 'none' {
  const state = store.getState();
  if (state.pressed === null) return 'none';
  if (elementKey === null && frameOf(state, state.pressed.frameId).tree.items.size === 0) return 'early';
  store.setState({ pressed: null });
  return 'taken';
}

/** Something else was chosen, or the frame was sent elsewhere or given to the app. */
export function isOver({ frames, choices }: EditorState, pressed: Press): boolean {
  const frame = frames[pressed.frameId];
  return !frame || frame.driving || frame.goTo !== pressed.goTo || choices !== pressed.choices;
}

/** Asks the page about kept presses once it can answer, and tells the user if it could not in time. @returns its own teardown */
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

  function askSoon({ frameId, at, exact }: Press): void {
    readySince ??= performance.now();
    const rest = performance.now() - readySince < LONGEST_UNREST_MS ? REST_MS : 0;
    clearTimeout(question);
    question = setTimeout(() => frame.link(frameId).call('selectAt', at, exact), rest);
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

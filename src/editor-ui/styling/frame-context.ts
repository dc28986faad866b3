/**
 * Each frame has an edited breakpoint of its own, and may be held in a state or theme: activating a frame switches the editing
 * context to them, so that an edit changes the state that the frame shows.
 */
import { activeFrame, type EditorStore, patchFrame } from '../store/store.ts';
import type { EditingContext } from './context.ts';
import type { Styling } from './styling.ts';

/** @returns its own teardown */
export function bindFrameContext(store: EditorStore, styling: Pick<Styling, 'store' | 'setContext'>): () => void {
  /** the user's choice, for frames without a state or theme of their own */
  let usual: Pick<EditingContext, 'state' | 'theme'> = { state: null, theme: null };
  const stops = [
    store.subscribe((state, before) => {
      if (state.activeFrame === before.activeFrame) return;
      const { context } = styling.store.getState();
      const left = before.frames[before.activeFrame];
      usual = {
        state: left?.state ? usual.state : context.state,
        theme: left?.theme ? usual.theme : context.theme,
      };
      const { breakpoint, ...own } = activeFrame(state);
      const next = { breakpoint, state: own.state ?? usual.state, theme: own.theme ?? usual.theme };
      const isSame = (['breakpoint', 'state', 'theme'] as const).every((part) => next[part] === context[part]);
      if (!isSame) styling.setContext(next);
    }),
    styling.store.subscribe(({ context }, before) => {
      if (context.breakpoint === before.context.breakpoint) return;
      patchFrame(store, store.getState().activeFrame, { breakpoint: context.breakpoint });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

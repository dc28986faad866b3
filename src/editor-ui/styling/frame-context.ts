/** Each frame has an edited breakpoint of its own: activating a frame switches the editing context to it. */
import { activeFrame, type EditorStore, patchFrame } from '../store/store.ts';
import type { Styling } from './styling.ts';

/** @returns its own teardown */
export function bindFrameContext(store: EditorStore, styling: Pick<Styling, 'store' | 'setContext'>): () => void {
  const stops = [
    store.subscribe((state, before) => {
      if (state.activeFrame === before.activeFrame) return;
      const { breakpoint } = activeFrame(state);
      if (breakpoint !== styling.store.getState().context.breakpoint) styling.setContext({ breakpoint });
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

/** Which frames there are. Their places follow from their sizes and their order (`canvas/keep-places.ts`). */
import { inOrder, inRows } from '../canvas/keep-places.ts';
import { type FrameState, MOST_FRAMES, newFrame } from '../store/state.ts';
import { activeFrame, type EditorStore } from '../store/store.ts';

/** A frame to come. */
export type FrameSpec = Pick<FrameState, 'breakpoint' | 'viewport' | 'order'>;

export interface FrameTable {
  /** Puts frames beside those that are there, at the page of the active one, twelve at most. @returns their ids */
  open(specs: readonly FrameSpec[]): string[];
  /** Takes a frame away; the last one stays. */
  remove(id: string): void;
}

export function frameTable(store: EditorStore): FrameTable {
  let made = 0;

  function set(frames: readonly FrameState[]): void {
    const table = Object.fromEntries(frames.map((frame) => [frame.id, frame]));
    for (const frame of inRows(inOrder(table), store.getState().space)) table[frame.id] = frame;
    store.setState({ frames: table });
  }

  return {
    open(specs) {
      const frames = Object.values(store.getState().frames);
      const { href, driving } = activeFrame(store.getState());
      const goTo = { url: href, count: 0 };
      const room = Math.max(0, MOST_FRAMES - frames.length);
      const added = specs.slice(0, room).map((spec) => ({ ...newFrame(`frame-${++made}`), ...spec, driving, goTo }));
      set([...frames, ...added]);
      return added.map(({ id }) => id);
    },
    remove: (id) => set(Object.values(store.getState().frames).filter((frame) => frame.id !== id)),
  };
}

/** Which frames there are. Unless the user moved them, their places follow from sizes and order (`canvas/keep-places.ts`). */
import { v4 as uuid } from 'uuid';
import { GAP } from '../canvas/arrange.ts';
import { inOrder, inRows } from '../canvas/keep-places.ts';
import { frameSize } from '../canvas/view.ts';
import { type EditorState, type FrameState, MOST_FRAMES, newFrame } from '../store/state.ts';
import { activeFrame, type EditorStore } from '../store/store.ts';

/** A frame to open: by default at the active frame's page, to the right of all others. */
export type FrameSpec = Pick<FrameState, 'breakpoint' | 'viewport' | 'order'> &
  Partial<Pick<FrameState, 'id' | 'name' | 'route' | 'type' | 'component' | 'state' | 'theme' | 'x' | 'y' | 'goTo'>>;

export interface FrameTable {
  /** Puts frames beside those that are there, `MOST_FRAMES` at most. @returns their ids */
  open(specs: readonly FrameSpec[]): string[];
  /** Takes a frame away; the last one stays. */
  remove(id: string): void;
}

/** Unique over all editors of the project: it becomes the id of a storyboard. */
const freshId = () => `frame-${uuid().slice(0, 8)}`;

function rightEdge({ frames, space }: EditorState): number {
  return Math.max(...Object.values(frames).map((frame) => frame.x + frameSize(frame, space).width));
}

export function frameTable(store: EditorStore): FrameTable {
  function set(frames: readonly FrameState[]): void {
    const table = Object.fromEntries(frames.map((frame) => [frame.id, frame]));
    for (const frame of inRows(inOrder(table), store.getState().space)) table[frame.id] = frame;
    store.setState({ frames: table });
  }

  return {
    open(specs) {
      const frames = Object.values(store.getState().frames);
      const { href, driving, route, type, component, y } = activeFrame(store.getState());
      const goTo = { url: href, count: 0 };
      let right = rightEdge(store.getState());
      const room = Math.max(0, MOST_FRAMES - frames.length);
      const added = specs.slice(0, room).map((spec) => {
        const fresh: FrameState = { ...newFrame(freshId()), status: 'unseen' };
        const one = { ...fresh, driving, goTo, route, type, component, x: right + GAP.x, y, ...spec };
        right = Math.max(right, one.x + frameSize(one, store.getState().space).width);
        return one;
      });
      set([...frames, ...added]);
      return added.map(({ id }) => id);
    },
    remove(id) {
      store.setState({ chosenFrames: [] });
      set(Object.values(store.getState().frames).filter((frame) => frame.id !== id));
    },
  };
}

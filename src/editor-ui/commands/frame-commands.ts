/** Commands for several frames on the canvas. */
import { inOrder } from '../canvas/keep-places.ts';
import { addFrame, closeFrame, hasSeveral, showAllBreakpoints, showOneFrame } from '../canvas/several.ts';
import { zoomToFrame } from '../canvas/view.ts';
import { MOST_FRAMES } from '../store/state.ts';
import type { Command } from './command.ts';

export const FRAME_COMMANDS: readonly Command[] = [
  { id: 'all-breakpoints', title: 'Show all breakpoints', group: 'View', run: showAllBreakpoints },
  { id: 'one-frame', title: 'Show only this frame', group: 'View', enabled: hasSeveral, run: showOneFrame },
  {
    id: 'add-frame',
    title: 'Add a frame',
    group: 'View',
    enabled: ({ frames }) => Object.keys(frames).length < MOST_FRAMES,
    run: addFrame,
  },
  {
    id: 'close-frame',
    title: 'Close the frame',
    group: 'View',
    enabled: hasSeveral,
    run: (editor) => closeFrame(editor, editor.store.getState().activeFrame),
  },
  {
    id: 'next-frame',
    title: 'Go to the next frame',
    group: 'View',
    enabled: hasSeveral,
    run: ({ store, frame }) => {
      const { frames, activeFrame } = store.getState();
      const ids = inOrder(frames).map(({ id }) => id);
      frame.activate(ids[(ids.indexOf(activeFrame) + 1) % ids.length] ?? activeFrame);
    },
  },
  {
    id: 'zoom-frame',
    title: 'Zoom to the frame',
    group: 'View',
    enabled: hasSeveral,
    run: ({ store }) => zoomToFrame(store, store.getState().activeFrame),
  },
];

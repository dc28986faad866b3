/** Keeps frames side by side while they come, go and change their size. */
import type { EditorState, FrameState } from '../store/state.ts';
import type { EditorStore } from '../store/store.ts';
import { chooseRows, placesOf } from './arrange.ts';
import { frameSize } from './view.ts';

/** From left to right, and down. */
export function inOrder(frames: EditorState['frames']): FrameState[] {
  return Object.values(frames).sort((a, b) => a.order - b.order);
}

/** The frames, as they stand in order, with the rows that show them largest; a row is kept until frames come or go. */
export function inRows(frames: readonly FrameState[], space: EditorState['space']): FrameState[] {
  const rows = chooseRows(
    frames.map((frame) => frameSize(frame, space)),
    space,
  );
  return frames.map((frame, i) => ({ ...frame, row: rows[i] ?? 0 }));
}

/** @returns its own teardown */
export function keepPlaces(store: EditorStore): () => void {
  return store.subscribe((state, before) => {
    if (state.isPlaced || (state.frames === before.frames && state.space === before.space)) return;
    const frames = inOrder(state.frames);
    const places = placesOf(
      frames.map((frame) => frameSize(frame, state.space)),
      frames.map(({ row }) => row),
    );
    const moved = frames.flatMap((frame, i) => {
      const place = places[i];
      return !place || (place.x === frame.x && place.y === frame.y) ? [] : { ...frame, ...place };
    });
    if (moved.length === 0) return;
    store.setState({ frames: { ...state.frames, ...Object.fromEntries(moved.map((frame) => [frame.id, frame])) } });
  });
}

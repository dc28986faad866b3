/** Loads the page of a frame once it comes near the view or is the active one. From then on it stays loaded. */
import type { Rect } from '../canvas/camera.ts';
import { frameRect, viewRect } from '../canvas/view.ts';
import type { EditorState } from '../store/state.ts';
import type { EditorStore } from '../store/store.ts';

/** Near is up to one more screen on each side. */
function isNear(rect: Rect, view: Rect): boolean {
  return (
    rect.x < view.x + 2 * view.width &&
    rect.y < view.y + 2 * view.height &&
    rect.x + rect.width > view.x - view.width &&
    rect.y + rect.height > view.y - view.height
  );
}

/** Ids of the frames whose pages should begin to load. */
function seenNow(state: EditorState): string[] {
  const { frames, space, activeFrame } = state;
  const unseen = Object.values(frames).filter(({ status }) => status === 'unseen');
  if (unseen.length === 0) return [];
  const view = viewRect(state);
  // an unmeasured canvas shows nothing
  return unseen.flatMap((frame) =>
    frame.id === activeFrame || (space.width > 0 && isNear(frameRect(frame, space), view)) ? frame.id : [],
  );
}

/** @returns its own teardown */
export function loadSeen(store: EditorStore): () => void {
  let isDue = false;

  function load(): void {
    isDue = false;
    const { frames } = store.getState();
    const seen = seenNow(store.getState()).flatMap((id) => frames[id] ?? []);
    if (seen.length === 0) return;
    const loading = seen.map((frame) => [frame.id, { ...frame, status: 'loading' as const }] as const);
    store.setState({ frames: { ...frames, ...Object.fromEntries(loading) } });
  }

  return store.subscribe((state, before) => {
    const { frames, camera, space, activeFrame } = state;
    const isNews =
      frames !== before.frames ||
      camera !== before.camera ||
      space !== before.space ||
      activeFrame !== before.activeFrame;
    if (!isNews || isDue) return;
    // frames get their places, and the camera its own, in several changes that are made at once
    isDue = true;
    queueMicrotask(load);
  });
}

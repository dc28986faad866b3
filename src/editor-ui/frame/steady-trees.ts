/**
 * A page that is late shows an older state for a moment: the hot update of an edit comes after the preview of the next one. A
 * tree of it that lacks what is selected is held back, so that a key pressed meanwhile still goes to what the user chose.
 */
import type { NavIndex } from '../store/nav-index.ts';

/** How long a page may lack what its source has. */
export const HELD_MS = 500;

export interface SteadyTrees {
  /** Hands the tree on: at once, or if none comes that lacks nothing, a little later. */
  offer(tree: NavIndex): void;
  /** What is held is no older state: it is handed on. */
  release(): void;
  /** Forgets what is held. */
  drop(): void;
}

/** @param isSuspect whether a tree lacks what it should not */
export function steadyTrees(take: (tree: NavIndex) => void, isSuspect: (tree: NavIndex) => boolean): SteadyTrees {
  let held: NavIndex | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function drop(): void {
    clearTimeout(timer);
    held = null;
  }

  function release(): void {
    const last = held;
    drop();
    if (last) take(last);
  }

  return {
    offer(tree) {
      if (!isSuspect(tree)) {
        drop();
        take(tree);
        return;
      }
      const isFirst = held === null;
      held = tree;
      if (!isFirst) return;
      timer = setTimeout(release, HELD_MS);
    },
    release,
    drop,
  };
}

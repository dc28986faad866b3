/**
 * A page that is late shows an older state for a moment: the hot update of an edit comes after the preview of the next one. A
 * tree of it that lacks the selected element is held back, so that a key pressed meanwhile still goes to that element.
 */
import type { NavIndex } from '../store/nav-index.ts';

export interface SteadyTrees {
  /** Hands the tree on, at once or when it is released. */
  offer(tree: NavIndex): void;
  /** The page shows the present state of the source: hands on the tree that is held. */
  release(): void;
  /** Forgets the tree that is held. */
  drop(): void;
}

/** @param isSuspect whether a tree may be of an older state: only the newest of these is kept */
export function steadyTrees(take: (tree: NavIndex) => void, isSuspect: (tree: NavIndex) => boolean): SteadyTrees {
  let held: NavIndex | null = null;
  return {
    offer(tree) {
      held = isSuspect(tree) ? tree : null;
      if (!held) take(tree);
    },
    release() {
      const last = held;
      held = null;
      if (last) take(last);
    },
    drop() {
      held = null;
    },
  };
}

/**
 * Shows selection and hover of one frame in the others. Each page has elements of its own, so the element of another page is found
 * by its codebase id. Does nothing while there is one frame.
 */
import { itemsOf, keyIn, type NavIndex } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, type EditorStore, frameOf } from '../store/store.ts';
import type { FrameCalls } from './channel.ts';

/**
 * The same element in another page: at the same path, else with the same index among the elements of its codebase id, else the
 * first of them. Null if that page shows none, for instance because a breakpoint hides it.
 */
export function sameIn(to: NavIndex, key: string, from: NavIndex): string | null {
  if (from === to) return key;
  const item = from.items.get(key);
  const same = to.items.get(keyIn(to, key));
  if (!item) return same?.key ?? null;
  if (same && same.codebaseId === item.codebaseId) return same.key;
  if (!item.codebaseId) return null;
  const there = itemsOf(to, item.codebaseId);
  const turn = itemsOf(from, item.codebaseId).indexOf(item);
  return (there[turn] ?? there[0])?.key ?? null;
}

export function keysIn(to: NavIndex, keys: readonly string[], from: NavIndex): string[] {
  return [...new Set(keys.flatMap((key) => sameIn(to, key, from) ?? []))];
}

export interface Mirror {
  /** A frame reports the element under the pointer. That frame outlines it by itself. */
  hoveredIn(frameId: string, key: string | null): void;
  stop(): void;
}

/** The last calls to a frame. A page that loads anew has another visit, and knows of none. */
interface Told {
  visit: number;
  selected: string;
  hovered: string | null;
}

export function createMirror(store: EditorStore, link: (id: string) => FrameCalls): Mirror {
  const told = new Map<string, Told>();
  /** the frame under the pointer */
  let pointed: string | null = null;

  function tell(state: EditorState, id: string): void {
    const { tree, visit, status } = frameOf(state, id);
    if (status !== 'ready' || tree.items.size === 0) return;
    const from = activeFrame(state).tree;
    const keys = keysIn(tree, state.selection, from);
    const hovered = state.hovered === null ? null : sameIn(tree, state.hovered, from);
    const before = told.get(id);
    const isNew = before?.visit !== visit;
    const now = { visit, selected: keys.join(), hovered };
    told.set(id, now);
    if (isNew ? keys.length > 0 : before.selected !== now.selected) {
      if (keys.length > 1) link(id).call('setMultiselectedElementKeys', keys);
      else link(id).call('setSelectedElement', keys[0] ?? null);
    }
    if (id !== pointed && (isNew ? hovered !== null : before.hovered !== hovered)) {
      link(id).call('setHoveredElement', hovered);
    }
  }

  const stop = store.subscribe((state, before) => {
    const ids = Object.keys(state.frames);
    if (ids.length < 2) return;
    const isNews =
      state.selection !== before.selection || state.hovered !== before.hovered || state.frames !== before.frames;
    if (!isNews) return;
    const left = before.frames[before.activeFrame];
    // the previously active frame still draws its selection
    if (left && state.activeFrame !== before.activeFrame)
      told.set(left.id, { visit: left.visit, selected: before.selection.join(), hovered: before.hovered });
    for (const id of ids) if (id !== state.activeFrame) tell(state, id);
    // the active frame gets its selection from the code that selects, and is told here only when it was not active
    told.delete(state.activeFrame);
  });

  return {
    stop,
    hoveredIn(frameId, key) {
      const state = store.getState();
      pointed = key === null ? null : frameId;
      const there = frameOf(state, frameId).tree;
      const hovered = key === null ? null : sameIn(activeFrame(state).tree, key, there);
      if (hovered === state.hovered) return;
      store.setState({ hovered });
      if (frameId !== state.activeFrame) link(state.activeFrame).call('setHoveredElement', hovered);
    },
  };
}

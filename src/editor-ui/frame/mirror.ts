/**
 * What is selected and hovered in one frame, shown in the others: each page has elements of its own, so a key of one is looked for in
 * the other by the element of the source that made it. Nothing happens while there is one frame.
 */
import { itemsOf, type NavIndex } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, type EditorStore, frameOf } from '../store/store.ts';
import type { FrameCalls } from './channel.ts';

/**
 * The same element in another page: at the same path, else the one that the source's element made there at the same turn, else
 * the first that it made. Null where that page shows none, as where a width hides it.
 */
export function keyIn(to: NavIndex, key: string, from: NavIndex): string | null {
  if (from === to) return key;
  const item = from.items.get(key);
  if (!item) return to.items.has(key) ? key : null;
  const same = to.items.get(key);
  if (same && same.codebaseId === item.codebaseId) return key;
  if (!item.codebaseId) return null;
  const there = itemsOf(to, item.codebaseId);
  const turn = itemsOf(from, item.codebaseId).indexOf(item);
  return (there[turn] ?? there[0])?.key ?? null;
}

export function keysIn(to: NavIndex, keys: readonly string[], from: NavIndex): string[] {
  return [...new Set(keys.flatMap((key) => keyIn(to, key, from) ?? []))];
}

export interface Mirror {
  /** A frame reports what the pointer is over there; it has its outline already. */
  hoveredIn(frameId: string, key: string | null): void;
  stop(): void;
}

/** What a frame was told last: the tree that it was found in, and the page, which forgets all when it loads anew. */
interface Told {
  visit: number;
  selected: string;
  hovered: string | null;
}

export function createMirror(store: EditorStore, link: (id: string) => FrameCalls): Mirror {
  const told = new Map<string, Told>();
  /** the frame that the pointer is in */
  let pointed: string | null = null;

  function tell(state: EditorState, id: string): void {
    const { tree, visit, status } = frameOf(state, id);
    if (status !== 'ready' || tree.items.size === 0) return;
    const from = activeFrame(state).tree;
    const keys = keysIn(tree, state.selection, from);
    const hovered = state.hovered === null ? null : keyIn(tree, state.hovered, from);
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
    for (const id of ids) if (id !== state.activeFrame) tell(state, id);
    // the active one is told by who selects; only what is pointed at elsewhere it does not know
    told.delete(state.activeFrame);
  });

  return {
    stop,
    hoveredIn(frameId, key) {
      const state = store.getState();
      pointed = key === null ? null : frameId;
      const there = frameOf(state, frameId).tree;
      const hovered = key === null ? null : keyIn(activeFrame(state).tree, key, there);
      if (hovered === state.hovered) return;
      store.setState({ hovered });
      if (frameId !== state.activeFrame) link(state.activeFrame).call('setHoveredElement', hovered);
    },
  };
}

/** The one store (zustand, without React), and the reads that several parts need. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TreeElement } from '../../protocol/api.ts';
import type { NavItem } from './nav-index.ts';
import { type EditorState, type FrameState, initialState } from './state.ts';

export type EditorStore = StoreApi<EditorState>;

export function createEditorStore(start: Partial<EditorState> = {}): EditorStore {
  return createStore<EditorState>(() => ({ ...initialState(), ...start }));
}

/** @throws Error for a frame that is not on the canvas */
export function frameOf(state: EditorState, id: string): FrameState {
  const frame = state.frames[id];
  if (!frame) throw new Error(`There is no frame ${id}.`);
  return frame;
}

export function activeFrame(state: EditorState): FrameState {
  return frameOf(state, state.activeFrame);
}

/** Changes fields of one frame; unknown frames are left alone. */
export function patchFrame(store: EditorStore, id: string, patch: Partial<FrameState>): void {
  store.setState((state) => {
    const frame = state.frames[id];
    return frame ? { frames: { ...state.frames, [id]: { ...frame, ...patch } } } : state;
  });
}

/** Notes a choice by the user: a selection still waiting for an earlier edit is dropped. */
export function noteChoice(store: EditorStore): void {
  store.setState(({ choices }) => ({ choices: choices + 1 }));
}

/** Opens or closes panels. */
export function patchPanels(store: EditorStore, patch: Partial<EditorState['panels']>): void {
  store.setState((state) => ({ panels: { ...state.panels, ...patch } }));
}

/** Opens the panel below the canvas at one of its tabs. */
export function openDock(store: EditorStore, dock: EditorState['dock']): void {
  store.setState({ dock });
  patchPanels(store, { activity: true });
}

export function selectedKey(state: EditorState): string | null {
  return state.selection.at(-1) ?? null;
}

/** The selected element as the page has it, null while the tree does not hold it. */
export function selectedItem(state: EditorState): NavItem | null {
  const key = selectedKey(state);
  return (key && activeFrame(state).tree.items.get(key)) || null;
}

/** The source's entry for a rendered element, null for elements of packages and of the page itself. */
export function sourceOf(state: EditorState, item: NavItem | null): TreeElement | null {
  return (item?.codebaseId && state.elements[item.codebaseId]) || null;
}

/** The targets of an edit of the selection, in document order: items with an entry in the source. */
export function editableSelection(state: EditorState): { item: NavItem; source: TreeElement }[] {
  const { items } = activeFrame(state).tree;
  return state.selection.flatMap((key) => {
    const item = items.get(key);
    const source = sourceOf(state, item ?? null);
    return item && source ? [{ item, source }] : [];
  });
}

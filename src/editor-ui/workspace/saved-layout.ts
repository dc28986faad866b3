/** Sizes of the panels and which are open, remembered in this browser. */
import type { EditorState, PanelName } from '../store/state.ts';
import type { EditorStore } from '../store/store.ts';

const SIZE_KEY = 'visual-edit.size.';
const PANELS_KEY = 'visual-edit.panels';
const NAMES: readonly PanelName[] = ['layers', 'pages', 'assets', 'inspector', 'activity'];

/** Pixels that a panel had last, or `start`. */
export function savedSize(panel: PanelName, start: number): number {
  const saved = Number(localStorage.getItem(SIZE_KEY + panel));
  return saved > 0 ? saved : start;
}

export function saveSize(panel: PanelName, pixels: number): void {
  if (pixels > 0) localStorage.setItem(SIZE_KEY + panel, String(Math.round(pixels)));
}

export function savedPanels(): Partial<EditorState['panels']> {
  const open = (localStorage.getItem(PANELS_KEY) ?? 'layers,inspector').split(',');
  return Object.fromEntries(NAMES.map((name) => [name, open.includes(name)]));
}

/** @returns its own teardown */
export function bindPanels(store: EditorStore): () => void {
  return store.subscribe((state, before) => {
    if (state.panels === before.panels) return;
    localStorage.setItem(PANELS_KEY, NAMES.filter((name) => state.panels[name]).join());
  });
}

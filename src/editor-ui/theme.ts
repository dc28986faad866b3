/** Light, dark, or like the system; remembered in this browser. */
import type { ThemeChoice } from './store/state.ts';
import type { EditorStore } from './store/store.ts';

const STORAGE_KEY = 'visual-edit.theme';

export function savedTheme(storage: Pick<Storage, 'getItem'> = localStorage): ThemeChoice {
  const saved = storage.getItem(STORAGE_KEY);
  return saved === 'light' || saved === 'dark' ? saved : 'system';
}

/** Keeps the page's `data-theme` and the saved choice as the store says. @returns its own teardown */
export function bindTheme(store: EditorStore, root: HTMLElement = document.documentElement): () => void {
  const show = (theme: ThemeChoice) => {
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  };
  show(store.getState().theme);
  return store.subscribe((state, before) => {
    if (state.theme === before.theme) return;
    show(state.theme);
    localStorage.setItem(STORAGE_KEY, state.theme);
  });
}

/** The user's settings, remembered in this browser. Stored values are checked: another version may have written them. */
import { DEFAULT_SETTINGS, type Settings } from './store/state.ts';
import type { EditorStore } from './store/store.ts';

const STORAGE_KEY = 'visual-edit.settings';

export function savedSettings(storage: Pick<Storage, 'getItem'> = localStorage): Settings {
  let saved: unknown;
  try {
    saved = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    saved = null;
  }
  const given = (typeof saved === 'object' && saved !== null ? saved : {}) as Record<string, unknown>;
  const flag = (name: 'grid' | 'snapping' | 'minimap' | 'welcomed') =>
    typeof given[name] === 'boolean' ? given[name] : DEFAULT_SETTINGS[name];
  return {
    diff: given.diff === 'split' ? 'split' : 'unified',
    codeEditor: given.codeEditor === 'view' ? 'view' : 'own',
    grid: flag('grid'),
    snapping: flag('snapping'),
    minimap: flag('minimap'),
    welcomed: flag('welcomed'),
  };
}

export function changeSettings(store: EditorStore, patch: Partial<Settings>): void {
  store.setState((state) => ({ settings: { ...state.settings, ...patch } }));
}

/** Keeps the stored settings as the store has them. @returns its own teardown */
export function bindSettings(store: EditorStore, storage: Pick<Storage, 'setItem'> = localStorage): () => void {
  return store.subscribe((state, before) => {
    if (state.settings !== before.settings) storage.setItem(STORAGE_KEY, JSON.stringify(state.settings));
  });
}

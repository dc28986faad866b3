/**
 * The server's tables, kept up to date by merging the patches of answers and events: changed entries only, null for removed
 * ones.
 */
import type { LabelPatch } from '../../protocol/labels.ts';
import type { EditorStore } from './store.ts';

/** `table` with `patch` merged in; the same object when the patch says nothing (so that views do not draw again). */
export function mergeLookup<T>(table: Record<string, T>, patch: Record<string, T | null>): Record<string, T> {
  const ids = Object.keys(patch);
  if (ids.length === 0) return table;
  const merged = { ...table };
  for (const id of ids) {
    const value = patch[id];
    if (value === null || value === undefined) delete merged[id];
    else merged[id] = value;
  }
  return merged;
}

/** Labels of the layers that came or went. */
export function patchLabels(store: EditorStore, patch: LabelPatch): void {
  store.setState(({ labels }) => ({ labels: mergeLookup(labels, patch) }));
}

/** Labels: the user's names for components in the layers. The server keeps them, by codebase id. */
import { parseElementKey } from '../../protocol/element-key.ts';
import { type Labels, type SetLabelRequest, tidyLabel } from '../../protocol/labels.ts';
import type { ProjectApi } from '../api/project.ts';
import type { Notify } from '../notices.ts';
import { patchLabels } from '../store/lookups.ts';
import type { NavIndex, NavItem } from '../store/nav-index.ts';
import { findAgain } from '../store/selection.ts';
import type { EditorState, LabelDraft } from '../store/state.ts';
import { activeFrame, type EditorStore, editableSelection, patchPanels, sourceOf } from '../store/store.ts';
import { sourceName } from './names.ts';

/** A component's identity for its label. */
type Component = Pick<LabelDraft, 'codebaseId' | 'name'>;
type Labelled = Pick<NavItem, 'isComponent' | 'codebaseId'>;

/** A component's label, null if it has none. */
export function labelOf(labels: Labels, { isComponent, codebaseId }: Labelled): string | null {
  return isComponent && codebaseId && Object.hasOwn(labels, codebaseId) ? (labels[codebaseId] ?? null) : null;
}

/** True for components with an entry in the source. */
function canBeLabelled(state: EditorState, item: NavItem): boolean {
  return item.isComponent && sourceOf(state, item) !== null;
}

/** The selected component, null if anything else is selected. */
export function componentToLabel(state: EditorState): NavItem | null {
  const [first, ...others] = editableSelection(state);
  return first && others.length === 0 && state.selection.length === 1 && first.item.isComponent ? first.item : null;
}

/** Opens the field for an item's label in its row. */
export function beginLabel({ store }: { store: EditorStore }, item: NavItem): void {
  const { key, codebaseId } = item;
  if (!codebaseId || !canBeLabelled(store.getState(), item)) return;
  patchPanels(store, { layers: true });
  const name = sourceName(store.getState().elements, item);
  const text = labelOf(store.getState().labels, item) ?? name;
  store.setState({ renaming: { key, codebaseId, name, text, caret: null } });
}

interface Labelling extends Pick<ProjectApi, 'tell'> {
  store: EditorStore;
  notify: Pick<Notify, 'refused'>;
}

/** Closes the field. @param keep true saves the typed text as the label */
export function endLabel(editor: Labelling, keep: boolean): void {
  const { renaming } = editor.store.getState();
  if (!renaming) return;
  editor.store.setState({ renaming: null });
  if (keep) void setLabel(editor, renaming, renaming.text);
}

/**
 * Keeps a half-typed label while the page's tree is rebuilt: the field moves with the element's row. If the row or the panel
 * disappears, the label is saved as on blur.
 * @returns its own teardown
 */
export function keepLabel(editor: Labelling): () => void {
  return editor.store.subscribe((state, before) => {
    const { renaming, panels } = state;
    if (!renaming) return;
    const key = panels.layers ? rowOf(renaming, state, activeFrame(before).tree) : null;
    if (key === null) endLabel(editor, true);
    else if (key !== renaming.key) editor.store.setState({ renaming: { ...renaming, key } });
  });
}

/** The key of the row with the label's field now; null if its element has no row. */
function rowOf({ key, codebaseId }: LabelDraft, state: EditorState, before: NavIndex): string | null {
  const { tree } = activeFrame(state);
  // the page is loading
  if (tree.items.size === 0) return key;
  const idBefore = parseElementKey(key)?.codebaseId ?? '';
  // a tree from before the edit still has the old id
  return (findAgain(key, before, tree, { [idBefore]: codebaseId }) ?? findAgain(key, before, tree, {}))?.key ?? null;
}

/**
 * Labels a component, at once here and then for everyone; a refused label is reverted, with the reason.
 * @param text empty, or the component's own name, for no label
 */
export async function setLabel({ store, tell, notify }: Labelling, component: Component, text: string): Promise<void> {
  const { codebaseId, name } = component;
  const item = { isComponent: true, codebaseId };
  const tidy = tidyLabel(text);
  const label = tidy === name ? '' : tidy;
  const before = labelOf(store.getState().labels, item);
  if (label === (before ?? '')) return;
  patchLabels(store, { [codebaseId]: label || null });
  const request: SetLabelRequest = { codebaseId, label };
  const answer = await tell('/setLabel', request);
  if (answer.ok) return;
  // another editor may have labelled it meanwhile
  if ((labelOf(store.getState().labels, item) ?? '') === label) patchLabels(store, { [codebaseId]: before });
  notify.refused(answer.error);
}

/** Labels: what people call components in the layers, in place of their names. The server keeps them, by codebase id. */
import { type Labels, type SetLabelRequest, tidyLabel } from '../../protocol/labels.ts';
import type { Editor } from '../editor.ts';
import { patchLabels } from '../store/lookups.ts';
import type { NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { editableSelection, patchPanels, sourceOf } from '../store/store.ts';

type Labelled = Pick<NavItem, 'isComponent' | 'codebaseId'>;

/** The label of a component, null where it goes by its name. */
export function labelOf(labels: Labels, { isComponent, codebaseId }: Labelled): string | null {
  return isComponent && codebaseId && Object.hasOwn(labels, codebaseId) ? (labels[codebaseId] ?? null) : null;
}

/** True for components that stand in the source. */
function canBeLabelled(state: EditorState, item: NavItem): boolean {
  return item.isComponent && sourceOf(state, item) !== null;
}

/** The one selected component, null where something else is selected. */
export function componentToLabel(state: EditorState): NavItem | null {
  const [first, ...others] = editableSelection(state);
  return first && others.length === 0 && state.selection.length === 1 && first.item.isComponent ? first.item : null;
}

/** Opens the field for an item's label in its row. */
export function beginLabel({ store }: Pick<Editor, 'store'>, item: NavItem): void {
  if (!canBeLabelled(store.getState(), item)) return;
  patchPanels(store, { layers: true });
  store.setState({ renaming: item.key });
}

/**
 * Labels a component, at once here and then for everybody; what is refused is taken back, with the reason.
 * @param text empty, or the component's own name, for no label
 */
export async function setLabel({ store, tell, notify }: Editor, item: NavItem, text: string): Promise<void> {
  const { codebaseId, name } = item;
  const tidy = tidyLabel(text);
  const label = tidy === name ? '' : tidy;
  const before = labelOf(store.getState().labels, item);
  if (!codebaseId || label === (before ?? '')) return;
  patchLabels(store, { [codebaseId]: label || null });
  const request: SetLabelRequest = { codebaseId, label };
  const answer = await tell('/setLabel', request);
  if (answer.ok) return;
  // unless another editor has labelled it meanwhile
  if ((labelOf(store.getState().labels, item) ?? '') === label) patchLabels(store, { [codebaseId]: before });
  notify.refused(answer.error);
}

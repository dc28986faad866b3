import { useEditorState } from '../../context.tsx';
import { selectedItem } from '../../store/store.ts';

/** Tag of the selected element, of a component that of its root; empty without. */
export function useSelectedTag(): string {
  return useEditorState((state) => selectedItem(state)?.tagName?.toLowerCase() ?? '');
}

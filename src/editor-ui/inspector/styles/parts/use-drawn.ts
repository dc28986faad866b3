import { useEditor } from '../../../context.tsx';
import { selectedKey } from '../../../store/store.ts';
import { drawnIn } from '../suggestions.ts';
import { useStyling } from '../use-property.ts';

/** A value of the selected element with its colours as the editor's document can draw them: `var(--brand)` → `#1d4ed8`. */
export function useDrawn(): (value: string) => string {
  const { store } = useEditor();
  const key = selectedKey(store.getState()) ?? '';
  const { design, theme, color } = useStyling(({ design, context, styles }) => ({
    design,
    theme: context.theme,
    color: styles[key]?.values.color ?? 'transparent',
  }));
  return drawnIn(design, theme, color);
}

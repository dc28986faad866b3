import { LayoutGrid } from 'lucide-react';
import { commandById } from '../commands/commands.ts';
import { useEditor, useEditorState } from '../context.tsx';

/** Opens the grid of a component's variants, where the frame shows a component. */
export function VariantsButton() {
  const editor = useEditor();
  const command = commandById('variants-grid');
  const isPossible = useEditorState((state) => command.enabled?.(state) === true);
  if (!isPossible) return null;
  return (
    <button type="button" className="button h-6 gap-1.5 text-sm" onClick={() => void command.run(editor)}>
      <LayoutGrid size={14} strokeWidth={1.6} aria-hidden="true" />
      {command.title}
    </button>
  );
}

import { ChevronDown } from 'lucide-react';
import { commandById } from '../commands/commands.ts';
import { useEditor, useEditorState } from '../context.tsx';

/** The project and, where it has a name of its own, the open canvas. A press lists all canvases. */
export function CanvasName() {
  const editor = useEditor();
  const { projectName, root } = editor.session;
  const open = useEditorState(({ overlay }) => overlay === 'canvases');
  const name = useEditorState(({ canvas }) => canvas?.name ?? projectName);
  return (
    <h1 className="min-w-0 font-semibold">
      <button
        type="button"
        data-canvas-name=""
        title={root}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="flex h-7 max-w-full items-center gap-1 rounded-md px-1.5 hover:bg-hover aria-expanded:bg-hover"
        onClick={() => void commandById('canvases').run(editor)}
      >
        <span className="truncate">{projectName}</span>
        {name !== projectName && (
          <>
            <span className="font-normal text-ink-3">/</span>
            <span className="truncate font-medium">{name}</span>
          </>
        )}
        <span className="sr-only">, canvases</span>
        <ChevronDown size={12} className="flex-none text-ink-3" aria-hidden="true" />
      </button>
    </h1>
  );
}

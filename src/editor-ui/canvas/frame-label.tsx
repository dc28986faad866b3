import { X } from 'lucide-react';
import { useEditor, useEditorState, useFrameOf } from '../context.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { pathOf } from './address.ts';
import type { Size } from './camera.ts';
import { frameName } from './frame-name.ts';
import { closeFrame, hasSeveral } from './several.ts';
import { zoomToFrame } from './view.ts';
import { presetOf } from './viewports.ts';

interface FrameLabelProps {
  id: string;
  size: Size;
}

/** The name above a frame. It keeps its size on the screen at every zoom. */
export function FrameLabel(props: FrameLabelProps) {
  const several = useEditorState(hasSeveral);
  return (
    <div className="absolute inset-x-0 bottom-full flex items-center gap-2 pb-1.5 text-sm">
      {several ? <OneOfSeveral {...props} /> : <OnlyOne {...props} />}
    </div>
  );
}

/** Path of the page, and size. */
function OnlyOne({ id, size }: FrameLabelProps) {
  const path = useFrameOf(id, (frame) => pathOf(frame.href));
  const preset = useFrameOf(id, (frame) => presetOf(frame.viewport)?.label ?? 'Custom');
  return (
    <>
      <span className="min-w-0 truncate font-medium text-ink-2">{path || preset}</span>
      <span className="ml-auto flex-none text-ink-3 tabular-nums">
        {Math.round(size.width)} × {Math.round(size.height)}
      </span>
    </>
  );
}

/** Breakpoint and width, because all frames show the same page. A click makes the frame the active one. */
function OneOfSeveral({ id, size }: FrameLabelProps) {
  const editor = useEditor();
  const name = useFrameOf(id, frameName);
  const active = useEditorState((state) => state.activeFrame === id);
  return (
    <>
      <button
        type="button"
        aria-pressed={active}
        title="Click to edit in this frame, double-click to zoom to it"
        className={`frame-name ${active ? 'text-accent-ink' : 'text-ink-2'}`}
        onClick={() => editor.frame.activate(id)}
        onDoubleClick={() => zoomToFrame(editor.store, id)}
      >
        <span className="truncate font-medium">{name}</span>
        <span className={`flex-none tabular-nums ${active ? '' : 'text-ink-3'}`}>{Math.round(size.width)}</span>
      </button>
      <IconButton icon={X} label={`Close ${name}`} className="frame-close" onClick={() => closeFrame(editor, id)} />
    </>
  );
}

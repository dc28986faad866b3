import { lazy, Suspense } from 'react';
import { useEditor, useEditorState, useFrameOf } from '../context.tsx';
import { frameOf } from '../store/store.ts';
import { pathOf } from './address.ts';
import type { Size } from './camera.ts';
import { hasSeveral } from './several.ts';
import { presetOf } from './viewports.ts';

const FrameTitle = lazy(() => import('../canvases/frame-title.tsx'));

export interface FrameLabelProps {
  id: string;
  size: Size;
}

/** The name above a frame. It keeps its size on the screen at every zoom. */
export function FrameLabel(props: FrameLabelProps) {
  const isNamed = useEditorState(
    (state) => hasSeveral(state) || state.namedFrame === props.id || frameOf(state, props.id).name !== '',
  );
  return (
    <div className="frame-label absolute inset-x-0 bottom-full flex items-center gap-2 pb-1.5 text-sm">
      <Suspense>{isNamed ? <FrameTitle {...props} /> : <OnlyOne {...props} />}</Suspense>
    </div>
  );
}

/** Path of the page, and size. */
function OnlyOne({ id, size }: FrameLabelProps) {
  const { store } = useEditor();
  const path = useFrameOf(id, (frame) => pathOf(frame.href));
  const preset = useFrameOf(id, (frame) => presetOf(frame.viewport)?.label ?? 'Custom');
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the palette has the same by keyboard */}
      <span
        className="min-w-0 truncate font-medium text-ink-2"
        onDoubleClick={() => store.setState({ namedFrame: id })}
      >
        {path || preset}
      </span>
      <span className="ml-auto flex-none text-ink-3 tabular-nums">
        {Math.round(size.width)} × {Math.round(size.height)}
      </span>
    </>
  );
}

import { lazy, memo, Suspense } from 'react';
import { useEditorState, useFrameOf } from '../context.tsx';
import { frameOf } from '../store/store.ts';
import { AppFrame } from './app-frame.tsx';
import { BrokenPage } from './broken-page.tsx';
import { FrameLabel } from './frame-label.tsx';
import { FrameStateCover } from './frame-states.tsx';
import { hasSeveral } from './several.ts';
import { frameSize, shownZoom } from './view.ts';

const Placeholder = lazy(() => import('../canvases/placeholder.tsx'));
const ResizeHandles = lazy(() => import('./resize-handles.tsx'));

/** A frame at its place on the surface: label, the app, and the cover while the app does not answer. */
export const CanvasFrame = memo(function CanvasFrame({ id }: { id: string }) {
  const size = useEditorState((state) => frameSize(frameOf(state, id), state.space));
  const zoom = useEditorState(shownZoom);
  const x = useFrameOf(id, (frame) => frame.x);
  const y = useFrameOf(id, (frame) => frame.y);
  const marked = useEditorState((state) => hasSeveral(state) && state.activeFrame === id);
  const isSeen = useFrameOf(id, ({ status }) => status !== 'unseen');
  const isWaiting = useEditorState((state) => hasSeveral(state) && frameOf(state, id).visit === 0);
  const width = size.width * zoom;
  const height = size.height * zoom;
  return (
    <div
      className="absolute top-0 left-0"
      style={{ width, height, transform: `translate(${Math.round(x * zoom)}px, ${Math.round(y * zoom)}px)` }}
    >
      <FrameLabel id={id} size={size} />
      <div
        data-frame-box={id}
        data-active={marked ? '' : undefined}
        className="frame-box h-full w-full overflow-clip bg-white shadow-frame"
      >
        {isWaiting && (
          <Suspense>
            <Placeholder id={id} />
          </Suspense>
        )}
        {isSeen && <AppFrame id={id} size={size} zoom={zoom} />}
      </div>
      <BrokenPage id={id} />
      <FrameStateCover id={id} />
      <Suspense>
        <ResizeHandles id={id} size={size} zoom={zoom} />
      </Suspense>
    </div>
  );
});

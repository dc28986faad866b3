/** Covers the frame while the app does not answer. */
import { Suspense, useEffect, useState } from 'react';
import { useEditor, useEditorState, useFrameOf } from '../context.tsx';
import { focusCanvas, focusedFrame } from '../focus.ts';
import { pressLater } from '../frame/pressed.ts';
import { lazyAhead } from '../ui/lazy-ahead.tsx';
import { openMenuLater } from './menu-later.ts';
import { shownZoom } from './view.ts';

const { View: FrameTrouble, load: loadTrouble } = lazyAhead(() => import('./frame-trouble.tsx'));

export function FrameStateCover({ id }: { id: string }) {
  const status = useFrameOf(id, (frame) => frame.status);
  const driving = useFrameOf(id, (frame) => frame.driving);
  const isAwaited = useEditorState(({ pressed }) => pressed?.frameId === id);
  if (status === 'silent' || status === 'away')
    return (
      <Suspense>
        <FrameTrouble id={id} away={status === 'away'} />
      </Suspense>
    );
  if (status === 'unseen' || (status === 'ready' && !isAwaited)) return null;
  return (
    <>
      {!driving && <PressCover id={id} />}
      <Loading />
    </>
  );
}

/** Takes presses and keys while the page's runtime cannot: otherwise they would reach the app. */
function PressCover({ id }: { id: string }) {
  const editor = useEditor();
  useEffect(() => {
    if (focusedFrame() === id) focusCanvas();
  }, [id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the layers, where keys go, have no rows until the page is there either
    <div
      data-press-cover
      className="absolute inset-0 cursor-progress touch-none"
      onPointerDown={({ button, metaKey, ctrlKey, nativeEvent: { offsetX, offsetY } }) => {
        if (button === 1) return;
        const zoom = shownZoom(editor.store.getState());
        pressLater(editor, id, { x: offsetX / zoom, y: offsetY / zoom }, metaKey || ctrlKey);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        void openMenuLater(editor);
      }}
    />
  );
}

/** A thin moving line, shown only when loading takes longer than 300 ms: a quick load should not flicker. */
function Loading() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(true);
      // the server may be gone when there is trouble to show
      void loadTrouble();
    }, 300);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 top-0 h-0.5 overflow-hidden">
      <span className="sr-only">Loading the app</span>
      <div className="loading-line h-full w-1/3 bg-accent" />
    </div>
  );
}

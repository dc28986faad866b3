/** Covers the frame while the app does not answer: each state names the fault and the next step. */
import { RotateCw, Unplug } from 'lucide-react';
import { useEffect, useState } from 'react';
import { componentPage } from '../../protocol/component-page.ts';
import { useEditor, useEditorState, useFrameOf } from '../context.tsx';
import { focusCanvas, focusedFrame } from '../focus.ts';
import { pressLater } from '../frame/pressed.ts';
import { openMenuLater } from './menu-later.ts';
import { shownZoom } from './view.ts';

export function FrameStateCover({ id }: { id: string }) {
  const status = useFrameOf(id, (frame) => frame.status);
  const driving = useFrameOf(id, (frame) => frame.driving);
  const isAwaited = useEditorState(({ pressed }) => pressed?.frameId === id);
  if (status === 'silent' || status === 'away') return <Trouble id={id} away={status === 'away'} />;
  if (status === 'ready' && !isAwaited) return null;
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
    const timer = setTimeout(() => setShown(true), 300);
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

function Trouble({ id, away }: { id: string; away: boolean }) {
  const editor = useEditor();
  const { appUrl, appOrigin } = editor.session;
  const start = useFrameOf(id, ({ component }) =>
    component ? new URL(componentPage(component), appUrl).href : appUrl,
  );
  return (
    <div className="absolute inset-0 flex items-center justify-center bg-canvas p-6">
      <div role="alert" className="w-96 max-w-full rounded-lg bg-raised p-5 shadow-pop">
        <Unplug size={20} strokeWidth={1.6} className="text-ink-3" aria-hidden="true" />
        <h2 className="mt-3 font-semibold text-lg">{away ? 'The frame left the app' : 'The app does not answer'}</h2>
        <p className="mt-1 text-ink-2">
          {away
            ? `The page in the frame is not one of ${appOrigin}, or it failed to load, so it cannot be edited.`
            : `No page of ${appOrigin} has answered in 5 seconds. It may still be starting, have failed to build, or refuse to be framed (X-Frame-Options or frame-ancestors in its own headers).`}
        </p>
        <div className="mt-4 flex gap-2">
          <button type="button" className="button button-primary" onClick={() => editor.navigate(start, id)}>
            <RotateCw size={14} aria-hidden="true" />
            {away ? 'Back to the app' : 'Try again'}
          </button>
          <a className="button" href={appUrl} target="_blank" rel="noreferrer">
            Open it in a tab
          </a>
        </div>
      </div>
    </div>
  );
}

import { RotateCw, Unplug } from 'lucide-react';
import { componentPage } from '../../protocol/component-page.ts';
import { useEditor, useFrameOf } from '../context.tsx';

/** Covers a frame whose page does not answer, or is not the app's: names the fault and the next step. */
export default function Trouble({ id, away }: { id: string; away: boolean }) {
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

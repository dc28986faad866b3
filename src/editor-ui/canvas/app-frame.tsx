/** One frame: the running app in an iframe of a viewport's size, scaled by the canvas. */
import { useEffect, useRef, useState } from 'react';
import { useEditor, useEditorState, useFrameOf } from '../context.tsx';
import { allowedFeatures } from '../frame/permissions.ts';
import type { Size } from './camera.ts';
import { frameTitle } from './frame-name.ts';

/**
 * Permissions of the framed app: everything but navigating our page away. `allow-same-origin` gives it its own
 * origin, which is not ours, so its cookies and storage work and our token stays out of reach.
 */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-modals',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
  'allow-pointer-lock',
].join(' ');

export function AppFrame({ id, size, zoom }: { id: string; size: Size; zoom: number }) {
  const editor = useEditor();
  const goTo = useFrameOf(id, (frame) => frame.goTo);
  const ready = useFrameOf(id, (frame) => frame.visit);
  const backdrop = useFrameOf(id, (frame) => frame.backdrop);
  const title = useEditorState((state) => frameTitle(state, id));
  // later addresses are sent by the effect: changing `src` would load the page a second time
  const [first] = useState(goTo);
  const [isLoaded, setLoaded] = useState(false);
  const iframe = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const { current } = iframe;
    if (!current || goTo === first) return;
    if (goTo.replace) current.contentWindow?.location.replace(goTo.url);
    else current.src = goTo.url;
  }, [goTo, first]);

  useEffect(() => {
    if (ready > 0) editor.frame.link(id).call('setZoomPerc', zoom);
  }, [editor, id, ready, zoom]);

  return (
    <iframe
      ref={iframe}
      title={`${editor.session.projectName}, ${title}`}
      src={first.url || editor.session.appUrl}
      sandbox={SANDBOX}
      // `history.back()` of the runtime needs a page with a referrer; our origin is no secret to the app
      referrerPolicy="origin"
      data-frame={id}
      allow={allowedFeatures()}
      // transparent until the page has loaded, so that the placeholder behind it shows
      className={`block origin-top-left [color-scheme:normal] ${isLoaded ? 'bg-white' : ''}`}
      style={{
        width: size.width,
        height: size.height,
        transform: `scale(${zoom})`,
        ...(backdrop && { backgroundColor: backdrop }),
      }}
      onLoad={(event) => {
        setLoaded(true);
        const target = event.currentTarget.contentWindow;
        if (target) editor.frame.link(id).connect(target);
      }}
    />
  );
}

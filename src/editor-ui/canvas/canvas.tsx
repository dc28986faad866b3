/** The canvas: the space between the panels, with the frame in its middle, scaled to fit or as the user says. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEditor, useEditorState, useFrame } from '../context.tsx';
import { shownZoom } from '../store/store.ts';
import { AppFrame } from './app-frame.tsx';
import { FrameLabel } from './frame-label.tsx';
import { FrameStateCover } from './frame-states.tsx';
import { fitZoom, type Size, wheelZoom } from './zoom.ts';

/** room round the frame: its label stands above it */
const MARGIN = { x: 24, top: 40, bottom: 24 };

export function Canvas() {
  const { store } = useEditor();
  const box = useRef<HTMLElement>(null);
  const space = useSize(box);
  const viewport = useFrame((frame) => frame.viewport);
  const free = { width: space.width - 2 * MARGIN.x, height: space.height - MARGIN.top - MARGIN.bottom };
  const size = { width: viewport.width ?? free.width, height: viewport.height ?? free.height };
  const fit = fitZoom(size, free);
  const zoom = useEditorState((state) => (state.zoom === 'fit' ? fit : state.zoom));

  useEffect(() => store.setState({ fitZoom: fit }), [store, fit]);
  useWheelZoom(box);

  return (
    <main
      ref={box}
      data-panel="canvas"
      aria-label="Canvas"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys of the canvas (Tab to siblings, Enter) need a place to be pressed in
      tabIndex={0}
      className="relative flex h-full min-w-0 overflow-auto bg-canvas -outline-offset-2"
    >
      {space.width > 0 && (
        <div className="m-auto flex-none" style={{ padding: `${MARGIN.top}px ${MARGIN.x}px ${MARGIN.bottom}px` }}>
          <div className="relative" style={{ width: size.width * zoom, height: size.height * zoom }}>
            <FrameLabel size={size} />
            <div className="h-full w-full overflow-hidden rounded-sm shadow-frame">
              <AppFrame size={size} zoom={zoom} />
            </div>
            <FrameStateCover />
          </div>
        </div>
      )}
    </main>
  );
}

/** Inner size of an element, kept up to date; zero before the first measure. */
function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.offsetWidth, height: element.offsetHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** Ctrl or ⌘ and the wheel zoom the canvas, not the browser's page. */
function useWheelZoom(ref: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      store.setState((state) => ({ zoom: wheelZoom(shownZoom(state), event.deltaY) }));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref, store]);
}

/** The canvas: a surface without end, on which the frames lie. The wheel pans, with Ctrl or ⌘ it zooms at the pointer. */
import { lazy, memo, type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useEditor, useEditorState } from '../context.tsx';
import { keepFocus } from '../kept-focus.ts';
import { useStage } from '../ui/use-stage.ts';
import { CanvasFrame } from './canvas-frame.tsx';
import { useFilesDragged } from './files-dragged.ts';
import { PanLayer } from './pan-layer.tsx';
import { hasSeveral } from './several.ts';
import { shownCamera, turnWheel } from './view.ts';

const AlignBar = lazy(() => import('../canvases/align-bar.tsx'));
const CanvasGrid = lazy(() => import('./grid.tsx'));
const DrawLayer = lazy(() => import('./draw-layer.tsx'));
const ImageLayer = lazy(() => import('./image-layer.tsx'));
const InsertLayer = lazy(() => import('./insert-layer.tsx'));
const InsertPanel = lazy(() => import('../insert/insert-panel.tsx'));
const Minimap = lazy(() => import('./minimap.tsx'));
const SpacingLayer = lazy(() => import('./spacing/spacing-layer.tsx'));

export const Canvas = memo(function Canvas() {
  const box = useRef<HTMLElement>(null);
  const frames = useEditorState((state) => Object.keys(state.frames));
  const choosesFrames = useEditorState((state) => state.chosenFrames.length > 1);
  const mapsFrames = useEditorState((state) => state.settings.minimap && hasSeveral(state));
  const inserts = useEditorState((state) => state.insertOpen);
  const imageDrag = useEditorState((state) => state.imageDrag);
  const measured = useEditorState((state) => state.space.width > 0);
  // a frame is a page: it is made right after the window has been laid out, in a task of its own
  const stage = useStage(1);
  useSpace(box);
  useWheel(box);
  useFilesDragged();
  useEffect(() => (box.current ? keepFocus(box.current) : undefined), []);
  return (
    <main
      ref={box}
      data-panel="canvas"
      aria-label="Canvas"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys of the canvas (Tab to siblings, Enter) need a place to be pressed in
      tabIndex={0}
      className="relative h-full min-w-0 overflow-clip bg-canvas -outline-offset-2"
    >
      <Suspense>
        <CanvasGrid />
      </Suspense>
      {measured && stage > 0 && (
        <Surface>
          {frames.map((id) => (
            <CanvasFrame key={id} id={id} />
          ))}
        </Surface>
      )}
      {stage > 0 && (
        <Suspense fallback={null}>
          <SpacingLayer />
          <DrawLayer />
          <InsertLayer />
        </Suspense>
      )}
      <PanLayer canvas={box} />
      {imageDrag !== null && (
        // something covers the frames at once, because an iframe would swallow the drag
        <Suspense fallback={<div className="absolute inset-0 z-10" />}>
          <ImageLayer dragged={imageDrag} />
        </Suspense>
      )}
      <Suspense fallback={null}>{choosesFrames && <AlignBar />}</Suspense>
      <Suspense fallback={null}>{mapsFrames && <Minimap />}</Suspense>
      <Suspense fallback={null}>{inserts && <InsertPanel />}</Suspense>
    </main>
  );
});

/** The layer that the camera moves. A pan changes this element alone, however many frames lie on it. */
function Surface({ children }: { children: ReactNode }) {
  const { x, y } = useEditorState(shownCamera);
  return (
    <div
      className="absolute top-0 left-0 will-change-transform"
      style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` }}
    >
      {children}
    </div>
  );
}

/** Keeps the store's `space` as large as the canvas is. */
function useSpace(ref: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => store.setState({ space: { width: element.offsetWidth, height: element.offsetHeight } });
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, store]);
}

function useWheel(ref: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const corner = element.getBoundingClientRect();
      turnWheel(store, event, { x: event.clientX - corner.x, y: event.clientY - corner.y });
    };
    // React's own wheel listeners are passive: they could not keep the browser from zooming its page
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref, store]);
}

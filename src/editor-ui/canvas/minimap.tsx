/** An overview of all frames, in the corner of the canvas while some are out of view. A click or drag on it moves the view. */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useEditor, useEditorState } from '../context.tsx';
import type { Point } from './camera.ts';
import { areInView, type CanvasMap, centredAt, fromMap, isInside, mapOf, onMap } from './map-of.ts';
import { frameRect, panBy, shownCamera, viewRect } from './view.ts';

const SIZE = { width: 192, height: 128 };
const MARGIN = 8;
/** the part of the view by which an arrow key moves it; with Shift it moves by a whole one */
const STEP = 1 / 4;
const ARROWS: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export default function Minimap() {
  const { store } = useEditor();
  const frames = useEditorState(({ frames }) => frames);
  const active = useEditorState(({ activeFrame }) => activeFrame);
  const space = useEditorState((state) => state.space);
  const view = useEditorState(viewRect);
  const isLifted = useEditorState(({ chosenFrames }) => chosenFrames.length > 1);
  const [isFocused, setFocused] = useState(false);
  const rects = Object.values(frames).map((frame) => ({ id: frame.id, ...frameRect(frame, space) }));
  const drag = useDrag(mapOf([...rects, view], SIZE, MARGIN));
  // it must not vanish under the pointer or the keyboard
  if (!isFocused && !drag.map && areInView(rects, view)) return null;
  const map = drag.map ?? mapOf([...rects, view], SIZE, MARGIN);

  function onKeyDown(event: KeyboardEvent): void {
    // a press of the button, and not the command that goes into the selection
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx === dy) return;
    event.preventDefault();
    event.stopPropagation();
    const part = event.shiftKey ? 1 : STEP;
    panBy(store, dx * space.width * part, dy * space.height * part);
  }

  return (
    <button
      type="button"
      aria-label="Overview: arrow keys move the view, Enter shows all frames"
      data-minimap
      className={`minimap ${isLifted ? 'bottom-15' : 'bottom-3'}`}
      onKeyDown={onKeyDown}
      // by keyboard: a press of the pointer moves the view
      onClick={({ detail }) => detail === 0 && store.setState({ camera: null })}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      {...drag.handlers}
    >
      <svg width={SIZE.width} height={SIZE.height} aria-hidden="true">
        {rects.map(({ id, ...rect }) => (
          <rect key={id} {...onMap(map, rect)} rx={1} data-mapped={id} data-active={id === active || undefined} />
        ))}
        <rect {...onMap(map, view)} rx={2} data-view />
      </svg>
    </button>
  );
}

/** A press beside the view's rectangle brings the view there; from then on the rectangle follows the pointer. */
function useDrag(now: CanvasMap) {
  const { store } = useEditor();
  const [map, setMap] = useState<CanvasMap | null>(null);
  /** from the middle of the view to the pointer, on the surface */
  const grip = useRef<Point>({ x: 0, y: 0 });

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
    const corner = currentTarget.getBoundingClientRect();
    return { x: clientX - corner.x - currentTarget.clientLeft, y: clientY - corner.y - currentTarget.clientTop };
  }

  function follow(on: CanvasMap, at: Point): void {
    const { x, y } = fromMap(on, at);
    const place = { x: x - grip.current.x, y: y - grip.current.y };
    store.setState((state) => ({ camera: centredAt(shownCamera(state), place, state.space) }));
  }

  const stop = () => setMap(null);
  return {
    /** the map as it was when the drag began: a view that goes beyond the frames would move the map under the pointer */
    map,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        // the focus stays where it is: keys are about the selection
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const at = pointOf(event);
        const view = viewRect(store.getState());
        const on = fromMap(now, at);
        const isGrabbed = isInside(at, onMap(now, view));
        const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
        grip.current = isGrabbed ? { x: on.x - middle.x, y: on.y - middle.y } : { x: 0, y: 0 };
        setMap(now);
        if (!isGrabbed) follow(now, at);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (map) follow(map, pointOf(event));
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  };
}

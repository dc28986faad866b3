import { type PointerEvent, useRef } from 'react';
import { useEditor } from '../context.tsx';
import { frameOf, patchFrame } from '../store/store.ts';
import type { Size } from './camera.ts';
import { snapRules, snapTo } from './snap.ts';
import { shownCamera } from './view.ts';

interface ResizeHandlesProps {
  id: string;
  size: Size;
  zoom: number;
}

type Edge = 'right' | 'bottom' | 'corner';
const EDGES: readonly Edge[] = ['right', 'bottom', 'corner'];
const LEAST: Size = { width: 320, height: 240 };

/** Right edge, bottom edge and corner of a frame, to drag it to any size. Presets do the same by keyboard. */
export default function ResizeHandles({ id, size, zoom }: ResizeHandlesProps) {
  const { store, styling, canvases } = useEditor();
  const start = useRef<{ x: number; y: number; size: Size; moved: boolean } | null>(null);

  function grab(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY, size, moved: false };
    // the camera stays where it is from now on: a frame that is fitted again at each step would run from the pointer
    store.setState((state) => ({ camera: shownCamera(state) }));
  }

  function drag(event: PointerEvent<HTMLDivElement>, edge: Edge): void {
    const from = start.current;
    if (!from) return;
    const moved = (now: number, then: number) => Math.round((now - then) / zoom);
    // ⌥ turns snapping off, whatever the settings
    const rules = snapRules(store.getState().settings, styling.store.getState());
    const { widths, heights, step } = event.altKey ? { widths: [], heights: [], step: 1 } : rules;
    const wide = snapTo(from.size.width + moved(event.clientX, from.x), widths, step, zoom);
    const high = snapTo(from.size.height + moved(event.clientY, from.y), heights, step, zoom);
    const width = edge === 'bottom' ? from.size.width : wide;
    const height = edge === 'right' ? from.size.height : high;
    const viewport = { id: 'custom', width: Math.max(LEAST.width, width), height: Math.max(LEAST.height, height) };
    from.moved ||= width !== from.size.width || height !== from.size.height;
    // the first arrangement of a canvas is undone to the size before it
    const { alone, viewport: before } = frameOf(store.getState(), id);
    patchFrame(store, id, { viewport, alone: alone ?? before });
  }

  const release = () => {
    if (start.current?.moved) canvases.arranged();
    start.current = null;
  };
  return EDGES.map((edge) => (
    <div
      key={edge}
      aria-hidden="true"
      className={`resize-${edge}`}
      onPointerDown={grab}
      onPointerMove={(event) => drag(event, edge)}
      onPointerUp={release}
      onPointerCancel={release}
    />
  ));
}

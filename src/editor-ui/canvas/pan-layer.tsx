/** Panning with the pointer: with the pan tool or Space held everywhere, with the middle button beside the frames. */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useEditor, useEditorState } from '../context.tsx';
import { isTyping } from '../focus.ts';
import { panBy } from './view.ts';

/** Lies over the frames while panning, which would swallow the pointer otherwise. */
export function PanLayer({ canvas }: { canvas: RefObject<HTMLElement | null> }) {
  const { store } = useEditor();
  const tool = useEditorState((state) => state.tool);
  const space = useSpaceHeld();
  const [dragging, setDragging] = useState(false);
  const last = useRef({ x: 0, y: 0 });
  if (tool !== 'pan' && !space && !dragging) return null;

  function grab(event: PointerEvent<HTMLDivElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
    setDragging(true);
    canvas.current?.focus({ preventScroll: true });
  }

  function drag(event: PointerEvent<HTMLDivElement>): void {
    if (!dragging) return;
    panBy(store, event.clientX - last.current.x, event.clientY - last.current.y);
    last.current = { x: event.clientX, y: event.clientY };
  }

  return (
    <div
      data-pan-layer
      className={`absolute inset-0 touch-none ${dragging ? 'cursor-grabbing' : 'cursor-grab'}`}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={() => setDragging(false)}
      onPointerCancel={() => setDragging(false)}
    />
  );
}

/** Space pans while it is held, pressed in the editor's own window and outside of fields and buttons. */
function useSpaceHeld(): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const onControl =
        event.target instanceof Element && event.target.closest('button, a, [role="treeitem"], [role="option"]');
      if (event.key !== ' ' || onControl || isTyping(event.target)) return;
      event.preventDefault();
      setHeld(true);
    };
    const release = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === ' ') setHeld(false);
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', release);
    window.addEventListener('blur', release);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', release);
      window.removeEventListener('blur', release);
    };
  }, []);
  return held;
}

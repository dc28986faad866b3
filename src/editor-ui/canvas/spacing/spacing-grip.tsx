import { useState } from 'react';
import { useEditor } from '../../context.tsx';
import type { SpacingHandle } from './handles.ts';
import { useSpacingDrag } from './use-spacing-drag.ts';
import type { Dragged } from './value.ts';

interface SpacingGripProps {
  handle: SpacingHandle;
  onOpen(open: boolean): void;
}

/** A short bar to drag, with its value beside it while it is pointed at. */
export function SpacingGrip({ handle, onOpen }: SpacingGripProps) {
  const { styling } = useEditor();
  const [hovered, setHovered] = useState(false);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const onPointerDown = useSpacingDrag(handle, (now) => {
    setDragged(now);
    if (!now) onOpen(false);
  });
  const open = (isOpen: boolean) => {
    setHovered(isOpen);
    // the theme's steps take the server a while: when the pointer is here, it may want them
    if (isOpen) void styling.askScales();
    if (!dragged) onOpen(isOpen);
  };
  return (
    <div
      data-handle={handle.id}
      data-kind={handle.kind}
      data-axis={handle.axis}
      data-dragging={dragged ? '' : undefined}
      className="spacing-grip"
      style={{ left: handle.grip.x, top: handle.grip.y, [handle.axis === 'x' ? 'width' : 'height']: handle.depth }}
      onPointerEnter={() => open(true)}
      onPointerLeave={() => open(false)}
      onPointerDown={onPointerDown}
    >
      {(hovered || dragged) && (
        <span className="spacing-tag">
          {dragged?.pixels ?? Number(handle.value.toFixed(2))}
          {dragged?.step && handle.property === handle.kind && (
            <span className="spacing-step">{dragged.step.className}</span>
          )}
        </span>
      )}
    </div>
  );
}

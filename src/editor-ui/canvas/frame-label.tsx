import { useFrameOf } from '../context.tsx';
import { pathOf } from './address.ts';
import type { Size } from './camera.ts';
import { presetOf } from './viewports.ts';

/** The name above a frame: page and size. It keeps its size on the screen at every zoom. */
export function FrameLabel({ id, size }: { id: string; size: Size }) {
  const path = useFrameOf(id, (frame) => pathOf(frame.href));
  const preset = useFrameOf(id, (frame) => presetOf(frame.viewport)?.label ?? 'Custom');
  return (
    <div className="absolute inset-x-0 bottom-full flex items-baseline gap-2 pb-1.5 text-sm">
      <span className="min-w-0 truncate font-medium text-ink-2">{path || preset}</span>
      <span className="ml-auto flex-none text-ink-3 tabular-nums">
        {Math.round(size.width)} × {Math.round(size.height)}
      </span>
    </div>
  );
}

import { frameName } from '../canvas/frame-name.ts';
import { useFrameOf } from '../context.tsx';

/** In the place of a page that has not loaded yet: one of several frames, by its name. */
export default function Placeholder({ id }: { id: string }) {
  const name = useFrameOf(id, frameName);
  return (
    <div
      aria-hidden="true"
      data-placeholder={id}
      className="absolute inset-0 flex items-center justify-center bg-sunken p-2 text-ink-3 text-sm"
    >
      <span className="truncate">{name}</span>
    </div>
  );
}

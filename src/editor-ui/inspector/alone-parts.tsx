/** Parts of the inspectors of a component or story that a frame shows alone. */
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFrameOf } from '../context.tsx';
import { MessageText } from '../ui/message-text.tsx';
import { Measure } from './element-header.tsx';

interface AloneHeaderProps {
  icon: LucideIcon;
  /** kind of the subject, beside its name: `Component alone` */
  note: string;
  /** its name */
  children: ReactNode;
}

export function AloneHeader({ icon: Icon, note, children }: AloneHeaderProps) {
  return (
    <div className="flex flex-none items-center gap-1.5 border-line border-y px-3 py-2.5 text-component-ink">
      <Icon size={14} strokeWidth={1.6} className="flex-none" aria-hidden="true" />
      {children}
      <span className="ml-auto max-w-1/2 flex-none truncate text-ink-3 text-sm">{note}</span>
    </div>
  );
}

/** @param id of the frame */
export function FrameSize({ id }: { id: string }) {
  const { width, height } = useFrameOf(id, (frame) => frame.viewport);
  if (width === null || height === null) return null;
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-1 text-ink-3 text-sm">
      <Measure name="Frame" value={`${width} × ${height}`} />
    </dl>
  );
}

export function Reading({ what = 'types' }: { what?: string }) {
  return <p className="text-ink-3 text-sm">Reading the {what}…</p>;
}

export function Problem({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere text-ink-3 text-sm">
      <MessageText text={text} />
    </p>
  );
}

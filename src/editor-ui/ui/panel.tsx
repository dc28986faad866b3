import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefCallback, useId, useState } from 'react';

interface PanelProps {
  /** name for F6 and for screen readers */
  name: string;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
  ref?: RefCallback<HTMLElement>;
}

/** A side panel: a title row of 40 px above content that scrolls on its own. */
export function Panel({ name, title, actions, children, ref }: PanelProps) {
  const heading = useId();
  return (
    <section ref={ref} data-panel={name} aria-labelledby={heading} className="flex h-full min-w-0 flex-col bg-panel">
      <header className="flex h-10 flex-none items-center gap-1 pr-1.5 pl-3">
        <h2 id={heading} className="min-w-0 flex-1 truncate font-semibold">
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  );
}

interface SectionProps {
  title: string;
  /** small words at the right of the title */
  note?: ReactNode;
  children: ReactNode;
  startOpen?: boolean;
}

/** A part of the inspector that opens and closes, with a hairline above. */
export function Section({ title, note, children, startOpen = true }: SectionProps) {
  const [open, setOpen] = useState(startOpen);
  const body = useId();
  return (
    <section className="border-line border-t">
      <h3 className="flex items-center">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={body}
          className="group flex h-9 min-w-0 flex-1 items-center gap-1 px-3 font-semibold -outline-offset-2"
          onClick={() => setOpen(!open)}
        >
          <span className="truncate">{title}</span>
          <ChevronDown
            size={12}
            aria-hidden="true"
            className={`text-ink-3 transition-transform ${open ? '' : '-rotate-90'}`}
          />
          {note && <span className="ml-auto truncate pl-2 font-normal text-ink-3 text-sm">{note}</span>}
        </button>
      </h3>
      {open && (
        <div id={body} className="px-3 pb-3">
          {children}
        </div>
      )}
    </section>
  );
}

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useIsSet } from './style-section.tsx';

interface MoreRowsProps {
  /** of the button: `More text styles` */
  label: string;
  /** the rows show by themselves when one of these is set */
  properties: readonly string[];
  children: ReactNode;
}

/** Rows that most elements need not: behind a button, until something in them is set. */
export function MoreRows({ label, properties, children }: MoreRowsProps) {
  const isSet = useIsSet(properties);
  const [opened, setOpened] = useState(false);
  const body = useId();
  const open = opened || isSet;
  return (
    <>
      {!isSet && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? body : undefined}
          className="more-rows"
          onClick={() => setOpened(!opened)}
        >
          <ChevronDown size={11} aria-hidden="true" className={open ? '' : '-rotate-90'} />
          {label}
        </button>
      )}
      {open && (
        <div id={body} className="grid gap-1.5">
          {children}
        </div>
      )}
    </>
  );
}

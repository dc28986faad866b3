import { type ComponentType, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { Row } from './rows.tsx';
import type { PropertyView } from './use-property.ts';
import { ValueField } from './value-field.tsx';

export interface PopoverProps {
  view: PropertyView;
  name: string;
  anchor: RefObject<HTMLElement | null>;
  onClose(): void;
}

interface PopoverRowProps {
  view: PropertyView;
  label: string;
  name?: string;
  Popover: ComponentType<PopoverProps>;
  /** name of the button that opens it */
  opens: string;
  buttonClass: string;
  /** of the button */
  children: ReactNode;
  /** ⌥↓ opens the popover in place of the value menu, and Tab passes its button by */
  onKey?: true;
}

/** A field whose value can also be made in a popover, which the button before its text opens. */
export function PopoverRow(props: PopoverRowProps) {
  const { view, label, name = label, Popover, opens, buttonClass, children, onKey } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Row view={view} label={label}>
      <ValueField
        view={view}
        label={name}
        {...(onKey && { onMenuKey: () => setOpen(true) })}
        before={
          <button
            ref={button}
            type="button"
            tabIndex={onKey ? -1 : undefined}
            aria-label={opens}
            aria-haspopup="dialog"
            aria-expanded={open}
            className={buttonClass}
            onClick={() => setOpen(!open)}
          >
            {children}
          </button>
        }
      />
      {open && (
        <Suspense>
          <Popover view={view} name={name} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Row>
  );
}

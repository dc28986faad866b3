import { lazy, Suspense, useRef, useState } from 'react';
import { Row } from './rows.tsx';
import { useProperty, useStyling } from './use-property.ts';
import { ValueField } from './value-field.tsx';

const ColorPopover = lazy(() => import('./color-popover.tsx'));

interface ColorRowProps {
  property: string;
  label: string;
  name?: string;
}

/** A colour: its swatch opens the picker, its text takes any CSS colour or token. */
export function ColorRow({ property, label, name = label }: ColorRowProps) {
  const view = useProperty(property);
  const live = useStyling((state) => state.live?.[property] ?? null);
  const [open, setOpen] = useState(false);
  const swatch = useRef<HTMLButtonElement>(null);
  const shown = live ?? (view.mixed ? '' : view.computed);
  return (
    <Row view={view} label={label}>
      <ValueField
        view={view}
        label={name}
        onMenuKey={() => setOpen(true)}
        before={
          <button
            ref={swatch}
            type="button"
            tabIndex={-1}
            aria-label={`${name}: pick a colour`}
            aria-haspopup="dialog"
            aria-expanded={open}
            className="swatch swatch-button"
            onClick={() => setOpen(!open)}
          >
            <span aria-hidden="true" style={{ background: shown }} />
          </button>
        }
      />
      {open && (
        <Suspense>
          <ColorPopover view={view} name={name} anchor={swatch} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Row>
  );
}

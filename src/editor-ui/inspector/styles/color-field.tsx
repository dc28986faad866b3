import { lazy } from 'react';
import { PopoverRow } from './popover-row.tsx';
import { useProperty, useStyling } from './use-property.ts';

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
  const shown = live ?? (view.mixed ? '' : view.computed);
  return (
    <PopoverRow
      view={view}
      label={label}
      name={name}
      Popover={ColorPopover}
      opens={`${name}: pick a colour`}
      buttonClass="swatch swatch-button"
      onKey
    >
      <span aria-hidden="true" style={{ background: shown }} />
    </PopoverRow>
  );
}

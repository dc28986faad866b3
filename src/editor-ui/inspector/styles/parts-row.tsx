import { Plus, SlidersHorizontal } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { type PopoverProps, PopoverRow } from './popover-row.tsx';
import { type PropertyView, useProperty } from './use-property.ts';

const FunctionsPopover = lazy(() => import('./parts/functions-popover.tsx'));
const ShadowPopover = lazy(() => import('./parts/shadow-popover.tsx'));
const TracksPopover = lazy(() => import('./parts/tracks-popover.tsx'));

const POPOVERS = {
  'background-image': lazy(() => import('./parts/background-popover.tsx')),
  'backdrop-filter': FunctionsPopover,
  'box-shadow': ShadowPopover,
  filter: FunctionsPopover,
  'grid-template-columns': TracksPopover,
  'grid-template-rows': TracksPopover,
  'text-shadow': ShadowPopover,
  transform: FunctionsPopover,
  transition: lazy(() => import('./parts/transition-popover.tsx')),
} satisfies Record<string, ComponentType<PopoverProps>>;

interface PartsRowProps {
  property: keyof typeof POPOVERS;
  label: string;
  name?: string;
  /** a computed value as people write it */
  inWords?: (value: string) => string;
}

function shortened(view: PropertyView, inWords: (value: string) => string): PropertyView {
  return { ...view, text: inWords(view.text), placeholder: inWords(view.placeholder) };
}

/** A value that is made of parts: its button adds the first or opens them, its text takes any CSS. */
export function PartsRow({ property, label, name = label, inWords }: PartsRowProps) {
  const view = useProperty(property);
  const shown = inWords && view.text !== view.origin.written ? shortened(view, inWords) : view;
  const isNone = (shown.text || shown.placeholder) === 'none';
  const Icon = isNone ? Plus : SlidersHorizontal;
  return (
    <PopoverRow
      view={shown}
      label={label}
      name={name}
      Popover={POPOVERS[property]}
      opens={isNone ? `${name}: add` : `${name}: edit its parts`}
      buttonClass="style-parts"
    >
      <Icon size={11} aria-hidden="true" />
    </PopoverRow>
  );
}

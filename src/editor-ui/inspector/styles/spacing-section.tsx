import { type KeyboardEvent as ReactKeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { modifierName } from '../../commands/key-names.ts';
import { parseNumber } from '../../styling/css-value.ts';
import { ALL_SIDES, type Box, linkedSides, type Side, sideBeside } from './linked-sides.ts';
import { PropertyLabel } from './property-label.tsx';
import { factsOf } from './property-table.ts';
import { StyleSection } from './style-section.tsx';
import { type PropertyView, useProperty, useStyleEditing } from './use-property.ts';
import { numberFrom, useScrub } from './use-scrub.ts';
import { ValueField } from './value-field.tsx';

export function SpacingSection() {
  return (
    <StyleSection title="Spacing" properties={['margin', 'padding']}>
      <Spacing />
    </StyleSection>
  );
}

interface Edited {
  box: Box;
  side: Side;
  properties: string[];
}

/** Margin around padding, drawn as the box model. Drag a value to change it; click it to open its field. */
function Spacing() {
  const [edited, setEdited] = useState<Edited | null>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own that this drawing must not have */}
      <div role="group" aria-label="Margin and padding" className="spacing-box">
        <span className="spacing-name" aria-hidden="true">
          Margin
        </span>
        {ALL_SIDES.map((side) => (
          <SideValue key={side} box="margin" side={side} onEdit={setEdited} />
        ))}
        <div className="spacing-inner">
          <span className="spacing-name" aria-hidden="true">
            Padding
          </span>
          {ALL_SIDES.map((side) => (
            <SideValue key={side} box="padding" side={side} onEdit={setEdited} />
          ))}
          <div className="spacing-core" aria-hidden="true" />
        </div>
      </div>
      {edited && <SideField key={`${edited.box}-${edited.side}`} edited={edited} onEdit={setEdited} />}
    </>
  );
}

interface SideFieldProps {
  edited: Edited;
  onEdit(edited: Edited): void;
}

/** Takes the focus each time a side is opened. Tab moves through the sides in reading order. */
function SideField({ edited, onEdit }: SideFieldProps) {
  const { box, side, properties } = edited;
  const view = useProperty(`${box}-${side}`);
  const name = `${box === 'margin' ? 'Margin' : 'Padding'} ${side}`;
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who opens the side that is open already means its field, too
  useLayoutEffect(() => row.current?.querySelector('input')?.focus(), [edited]);

  function onKeyDown(event: ReactKeyboardEvent): void {
    if (event.key !== 'Tab' || !(event.target instanceof HTMLInputElement)) return;
    const next = properties.length > 1 ? null : sideBeside({ box, side }, event.shiftKey ? -1 : 1);
    if (!next) return;
    event.preventDefault();
    // commits the typed text, as on blur
    event.target.blur();
    onEdit({ ...next, properties: [`${next.box}-${next.side}`] });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field in it
    <div className="style-row" ref={row} onKeyDown={onKeyDown}>
      <PropertyLabel view={view} scrubs properties={() => properties}>
        {properties.length === 4 ? `${box}, all` : properties.length === 2 ? `${box}, both` : name}
      </PropertyLabel>
      <ValueField view={view} label={`${name}, typed`} properties={properties} />
    </div>
  );
}

interface SideValueProps {
  box: Box;
  side: Side;
  onEdit(edited: Edited): void;
}

function SideValue({ box, side, onEdit }: SideValueProps) {
  const view = useProperty(`${box}-${side}`);
  const { start } = useStyleEditing();
  const edit = (event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) =>
    onEdit({ box, side, properties: linkedSides(box, side, event) });
  const onPointerDown = useScrub({
    from: () => numberFrom(view.text, view.computed, 'px'),
    range: factsOf(view.property),
    properties: (event) => linkedSides(box, side, event),
    start,
    onClick: edit,
  });
  return (
    <button
      type="button"
      data-label={view.property}
      data-origin={view.origin.kind}
      data-own={view.origin.own ? '' : undefined}
      data-dimmed={view.dimmed ? '' : undefined}
      aria-label={`${box === 'margin' ? 'Margin' : 'Padding'} ${side}: ${shortValue(view)}`}
      title={`Drag, or click to type. ${modifierName('$mod')}: both sides, with ${modifierName('Shift')} all`}
      className={`spacing-value spacing-${side}`}
      onPointerDown={onPointerDown}
      onKeyDown={(event: ReactKeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        // the field has the focus before the key's default action: a space would be typed into it
        event.preventDefault();
        edit(event);
      }}
    >
      {shortValue(view)}
    </button>
  );
}

/** Pixels go without their unit, and a value with a function as what it comes to: there is little room, and most values are pixels. */
function shortValue({ text, computed, mixed }: Pick<PropertyView, 'text' | 'computed' | 'mixed'>): string {
  if (mixed) return '–';
  const shown = text.includes('(') && parseNumber(computed) ? computed : text || computed || '0';
  return shown.replace(/^(-?[\d.]+)px$/, '$1');
}

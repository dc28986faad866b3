/** Rows of the panel: a label of one width on the left, its control on the right; pairs stand two in a row. */
import type { ReactNode } from 'react';
import { Choice, type ChoiceOption } from './choice.tsx';
import type { RowAction } from './label-menu.tsx';
import { PropertyLabel } from './property-label.tsx';
import { SelectField, type SelectOption } from './select-field.tsx';
import { type PropertyView, useProperty } from './use-property.ts';
import { ValueField } from './value-field.tsx';

interface RowProps {
  property: string;
  label: string;
  /** the field's name for screen readers, when the label is short: `Min W` → `Smallest width` */
  name?: string;
}

/** Two rows side by side. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="style-pair">{children}</div>;
}

interface LabelledProps {
  view: PropertyView;
  label: string;
  /** dragging the label changes the number */
  scrubs?: boolean;
  /** the control is taller than a line: the label stands at its top */
  tall?: boolean;
  /** all that a reset unsets, if more than the property itself */
  properties?: readonly string[];
  /** of a button in the row that Tab passes by */
  action?: RowAction;
  children: ReactNode;
}

export function Row({ view, label, scrubs = false, tall = false, properties, action, children }: LabelledProps) {
  return (
    <div className={tall ? 'style-row items-start!' : 'style-row'}>
      <PropertyLabel view={view} scrubs={scrubs} action={action} {...(properties && { properties: () => properties })}>
        {label}
      </PropertyLabel>
      {children}
    </div>
  );
}

/** Controls side by side in one row. */
export function Beside({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 gap-1.5">{children}</div>;
}

export function ValueRow({ property, label, name = label, scrubs = true }: RowProps & { scrubs?: boolean }) {
  const view = useProperty(property);
  return (
    <Row view={view} label={label} scrubs={scrubs}>
      <ValueField view={view} label={name} />
    </Row>
  );
}

interface ChoiceRowProps extends RowProps {
  options: readonly ChoiceOption[];
  shownAs?: (value: string) => string;
}

export function ChoiceRow({ property, label, name = label, ...choice }: ChoiceRowProps) {
  const view = useProperty(property);
  return (
    <Row view={view} label={label}>
      <Choice view={view} label={name} {...choice} />
    </Row>
  );
}

interface SelectRowProps extends RowProps {
  options: readonly SelectOption[];
}

export function SelectRow({ property, label, name = label, options }: SelectRowProps) {
  const view = useProperty(property);
  return (
    <Row view={view} label={label}>
      <SelectField view={view} label={name} options={options} />
    </Row>
  );
}

/** Rows of the panel: a label of one width on the left, its control on the right; pairs stand two in a row. */
import type { ReactNode } from 'react';
import { Choice, type ChoiceOption } from './choice.tsx';
import { PropertyLabel } from './property-label.tsx';
import { SelectField } from './select-field.tsx';
import { useProperty } from './use-property.ts';
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

export function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="style-row">
      {label}
      {children}
    </div>
  );
}

export function ValueRow({ property, label, name = label, scrubs = true }: RowProps & { scrubs?: boolean }) {
  const view = useProperty(property);
  return (
    <Row
      label={
        <PropertyLabel view={view} scrubs={scrubs}>
          {label}
        </PropertyLabel>
      }
    >
      <ValueField view={view} label={name} />
    </Row>
  );
}

export function ChoiceRow({ property, label, name = label, options }: RowProps & { options: readonly ChoiceOption[] }) {
  const view = useProperty(property);
  return (
    <Row label={<PropertyLabel view={view}>{label}</PropertyLabel>}>
      <Choice view={view} label={name} options={options} />
    </Row>
  );
}

interface SelectRowProps extends RowProps {
  options: readonly (string | { value: string; label: string })[];
}

export function SelectRow({ property, label, name = label, options }: SelectRowProps) {
  const view = useProperty(property);
  return (
    <Row label={<PropertyLabel view={view}>{label}</PropertyLabel>}>
      <SelectField view={view} label={name} options={options} />
    </Row>
  );
}

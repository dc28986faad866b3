import { parseNumber } from '../../styling/css-value.ts';
import type { StyleChanges } from '../../styling/style-edit.ts';
import { Row } from './rows.tsx';
import { useProperty } from './use-property.ts';
import { ValueField } from './value-field.tsx';

/**
 * A width of a border or an outline, or a radius, and what an edit of it writes. A line without a style has no width that shows, so a width
 * brings one along; Tailwind's classes for widths bring it themselves.
 */
export function useLineWidth(property: string) {
  const view = useProperty(property);
  const styleName = property.replace('-width', '-style');
  const style = useProperty(styleName);
  const needsStyle =
    styleName !== property && style.computed === 'none' && !style.mixed && view.target.framework !== 'Tailwind';
  const changes = (value: string | null): StyleChanges => {
    const isLine = value !== null && parseNumber(value)?.number !== 0;
    return { [property]: value, ...(needsStyle && isLine && { [styleName]: 'solid' }) };
  };
  return { view, changes, scrubs: !needsStyle };
}

export function LineWidthRow({ property, label, name }: { property: string; label: string; name: string }) {
  const { view, changes, scrubs } = useLineWidth(property);
  return (
    <Row view={view} label={label} scrubs={scrubs}>
      <ValueField view={view} label={name} changes={changes} />
    </Row>
  );
}

import { CLAMPED, LINE_CLAMP } from '../../../protocol/line-clamp.ts';
import type { StyleChanges } from '../../styling/style-edit.ts';
import { Row } from './rows.tsx';
import { type PropertyView, useProperty } from './use-property.ts';
import { ValueField } from './value-field.tsx';

/** The parts of a clamp that the rule of its number sets: they go with it. */
function partsOf({ origin }: PropertyView): string[] {
  const set = origin.rule?.styles ?? {};
  const says = (property: string) => (set[property] ?? set[`${property}-y`])?.replace(/\s*!important$/, '');
  return Object.keys(CLAMPED).filter((property) => says(property) === CLAMPED[property]);
}

/** How many lines of a text show. A number brings what it needs to work, and takes it along when it goes. */
export function LineClampRow() {
  const view = useProperty(LINE_CLAMP);
  const whole = [LINE_CLAMP, ...partsOf(view)];
  const changes = (value: string | null): StyleChanges => {
    if (value === null) return Object.fromEntries(whole.map((property) => [property, null]));
    return { [LINE_CLAMP]: value, ...(value !== 'none' && CLAMPED) };
  };
  return (
    <Row view={view} label="Max lines" properties={whole}>
      <ValueField view={view} label="Max lines" changes={changes} />
    </Row>
  );
}

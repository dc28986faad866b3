import { MoveDiagonal, SquareDashed } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Beside, Pair, Row, SelectRow } from './rows.tsx';
import { SelectField } from './select-field.tsx';
import { useProperty } from './use-property.ts';

const OVERFLOWS = ['visible', 'hidden', 'clip', 'scroll', 'auto'];

/** Both axes together or, opened, a choice for each. */
export function OverflowRow() {
  const view = useProperty('overflow');
  const [opened, setOpened] = useState(false);
  const open = opened || view.mixed;
  return (
    <>
      <Row view={view} label="Overflow">
        <Beside>
          <SelectField view={view} label="Overflow" options={OVERFLOWS} />
          <IconButton
            icon={open ? MoveDiagonal : SquareDashed}
            label={open ? 'Both axes' : 'Each axis'}
            tabIndex={-1}
            pressed={open}
            hintSide="left"
            className="style-toggle flex-none"
            onClick={() => setOpened(!open)}
          />
        </Beside>
      </Row>
      {open && (
        <Pair>
          <SelectRow property="overflow-x" label="Across" name="Overflow across" options={OVERFLOWS} />
          <SelectRow property="overflow-y" label="Down" name="Overflow down" options={OVERFLOWS} />
        </Pair>
      )}
    </>
  );
}

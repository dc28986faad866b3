import { Popover } from '@base-ui/react/popover';
import { type RefObject, useState } from 'react';
import { beginningOf, fullName, isWhole, problemOfName } from '../../styling/token-names.ts';
import { FieldPopover } from './field-popover.tsx';
import { useNewToken } from './new-token.ts';
import { isColor } from './property-table.ts';
import { TokenNameField, useNameField } from './token-name-field.tsx';
import { useStyling } from './use-property.ts';

interface NewTokenPopoverProps {
  property: string;
  value: string;
  /** all that are to refer to the token */
  properties: readonly string[];
  anchor: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** Asks for the name of a token that gets a property's value. */
export default function NewTokenPopover({ property, value, properties, anchor, onClose }: NewTokenPopoverProps) {
  const design = useStyling((state) => state.design);
  const [name, setName] = useState(() => beginningOf(property, design));
  const problem = problemOfName(name, design);
  const make = useNewToken(properties);
  const field = useNameField(name.length);
  return (
    <FieldPopover name="Make a token" anchor={anchor} onClose={onClose} className="w-64">
      <Popover.Title className="font-medium">Make a token</Popover.Title>
      <p className="mt-1.5 flex items-center gap-2">
        {isColor(property) && <span aria-hidden="true" className="swatch" style={{ background: value }} />}
        <span className="min-w-0 flex-1 break-words font-mono text-sm">{value}</span>
      </p>
      <form
        className="mt-2.5 grid gap-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          if (problem || !isWhole(name)) return;
          void make(fullName(name), value);
          onClose();
        }}
      >
        <TokenNameField
          field={field}
          label="Name"
          name={name}
          problem={problem}
          hint={`Adds the name to your style sheet and uses it for ${property}.`}
          onChange={setName}
        />
        <button type="submit" className="button button-primary mt-1 h-7" disabled={problem !== '' || !isWhole(name)}>
          Make the token
        </button>
      </form>
    </FieldPopover>
  );
}

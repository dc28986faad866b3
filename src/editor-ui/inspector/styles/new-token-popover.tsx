import { Popover } from '@base-ui/react/popover';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { beginningOf, fullName, isWhole, problemOfName } from '../../styling/token-names.ts';
import { FieldPopover } from './field-popover.tsx';
import { useNewToken } from './new-token.ts';
import { isColor } from './property-table.ts';
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
  const hint = useId();
  const field = useNameField();
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
        <label className="grid gap-1 text-ink-2 text-sm">
          Name
          <input
            ref={field}
            aria-invalid={problem ? true : undefined}
            aria-describedby={hint}
            data-problem={problem ? '' : undefined}
            className="style-field style-text font-mono"
            spellCheck={false}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <p
          id={hint}
          role={problem ? 'alert' : undefined}
          className={`text-sm ${problem ? 'text-bad-ink' : 'text-ink-3'}`}
        >
          {problem || `Adds the name to your style sheet and uses it for ${property}.`}
        </p>
        <button type="submit" className="button button-primary mt-1 h-7" disabled={problem !== '' || !isWhole(name)}>
          Make the token
        </button>
      </form>
    </FieldPopover>
  );
}

/** Has the focus when it appears, with the caret behind the beginning of the name. */
function useNameField(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  return field;
}

import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';

interface TokenNameFieldProps {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  name: string;
  /** empty where nothing is wrong */
  problem: string;
  /** shown while nothing is wrong */
  hint: string;
  readOnly?: boolean;
  onChange(name: string): void;
  onKeyDown?(event: KeyboardEvent): void;
}

/** Takes a token's name. */
export function TokenNameField({ field, label, name, problem, hint, onChange, ...others }: TokenNameFieldProps) {
  const id = useId();
  return (
    <>
      <label className="grid gap-1 text-ink-2 text-sm">
        {label}
        <input
          ref={field}
          aria-invalid={problem ? true : undefined}
          aria-describedby={id}
          data-problem={problem ? '' : undefined}
          className="style-field style-text font-mono"
          spellCheck={false}
          autoComplete="off"
          value={name}
          onChange={(event) => onChange(event.target.value)}
          {...others}
        />
      </label>
      <p id={id} role={problem ? 'alert' : undefined} className={`text-sm ${problem ? 'text-bad-ink' : 'text-ink-3'}`}>
        {problem || hint}
      </p>
    </>
  );
}

/** A field that has the focus when its form appears. @param start of what is selected then, up to the end */
export function useNameField(start: number): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const first = useRef(start);
  useEffect(() => {
    const input = field.current;
    input?.focus();
    input?.setSelectionRange(first.current, input.value.length);
  }, []);
  return field;
}

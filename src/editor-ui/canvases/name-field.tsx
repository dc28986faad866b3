import { useRef, useState } from 'react';
import { LONGEST_NAME } from '../../protocol/canvases.ts';

interface NameFieldProps {
  label: string;
  was: string;
  placeholder: string;
  className: string;
  /** what is typed counts when the focus goes elsewhere; else only after Enter */
  keepsOnBlur?: boolean;
  /** Called once. @param name as typed, or the old one */
  onEnd(name: string): void;
}

/** Enter keeps the name, Escape the old one. */
export function NameField({ label, was, placeholder, className, keepsOnBlur = false, onEnd }: NameFieldProps) {
  const [name, setName] = useState(was);
  // a field that is taken away loses the focus, too
  const isDone = useRef(false);
  function finish(next: string): void {
    if (isDone.current) return;
    isDone.current = true;
    onEnd(next);
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: a press asked for this field
      autoFocus
      aria-label={label}
      className={`field ${className}`}
      maxLength={LONGEST_NAME}
      placeholder={placeholder}
      value={name}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setName(event.target.value)}
      onBlur={() => finish(keepsOnBlur ? name : was)}
      onKeyDown={(event) => {
        // keys are the field's, not those of the list or the canvas around it
        event.stopPropagation();
        if (event.key === 'Enter') finish(name);
        if (event.key === 'Escape') finish(was);
      }}
    />
  );
}

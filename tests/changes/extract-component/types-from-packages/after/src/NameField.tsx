import { type Dispatch, type SetStateAction } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { RefObject } from 'react';

interface NameFieldProps {
  Icon: LucideIcon;
  field: RefObject<HTMLInputElement | null>;
  name: string;
  setName: Dispatch<SetStateAction<string>>;
  onPick: Dispatch<SetStateAction<number>>;
}

export function NameField({
  Icon,
  field,
  name,
  setName,
  onPick,
}: NameFieldProps) {
  return (
    <label>
      <Icon />
      <input ref={field} value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={() => onPick(1)}>
        Pick
      </button>
    </label>
  );
}

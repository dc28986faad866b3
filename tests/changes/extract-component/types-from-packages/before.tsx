import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import type { LucideIcon } from 'lucide-react';

export function Page({ icon: Icon, onPick }: { icon: LucideIcon; onPick: Dispatch<SetStateAction<number>> }) {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return (
    <main>
      <label>
        <Icon />
        <input ref={field} value={name} onChange={(event) => setName(event.target.value)} />
        <button type="button" onClick={() => onPick(1)}>
          Pick
        </button>
      </label>
    </main>
  );
}

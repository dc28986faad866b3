import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import type { LucideIcon } from 'lucide-react';
import { NameField } from './NameField';

export function Page({ icon: Icon, onPick }: { icon: LucideIcon; onPick: Dispatch<SetStateAction<number>> }) {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return (
    <main>
      <NameField
        Icon={Icon}
        field={field}
        name={name}
        setName={setName}
        onPick={onPick}
      />
    </main>
  );
}

import { Autocomplete } from '@base-ui/react/autocomplete';
import { useId, useState } from 'react';
import { AddButton } from './add-button.tsx';

interface AddByNameProps {
  words: string;
  /** offered */
  names: readonly string[];
  isName(text: string): boolean;
  /** why this name cannot be added here, or null */
  refusalOf?(name: string): string | null;
  onAdd(name: string): void;
}

/** Adds one of many by its name, or another one that is not offered. */
export function AddByName({ words, names, isName, refusalOf, onAdd }: AddByNameProps) {
  const [query, setQuery] = useState('');
  const [refused, setRefused] = useState({ name: '', reason: '' });
  const isRefused = refused.name !== '' && refused.name === query.trim();
  const id = useId();

  function add(name: string): void {
    const reason = isName(name) ? refusalOf?.(name) : `“${name}” is no name that can be added.`;
    if (reason) {
      setRefused({ name, reason });
      return;
    }
    setQuery('');
    onAdd(name);
  }

  return (
    <Autocomplete.Root
      items={names}
      value={query}
      onValueChange={(text, details) => {
        setQuery(text);
        if (details.reason === 'item-press') add(text);
      }}
      openOnInputClick
    >
      <form
        className="field flex items-center gap-1.5 pr-0.5"
        onSubmit={(event) => {
          event.preventDefault();
          add(query.trim());
        }}
      >
        <Autocomplete.Input
          data-field="name"
          aria-label={words}
          placeholder={words}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? id : undefined}
          spellCheck={false}
          className="min-w-0 flex-1 bg-transparent outline-none"
        />
        <AddButton disabled={!isName(query.trim())} />
      </form>
      {isRefused && (
        <p id={id} role="alert" className="text-bad-ink text-sm">
          {refused.reason}
        </p>
      )}
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={4} className="z-50 outline-none">
          <Autocomplete.Popup className="popup max-h-64 w-(--anchor-width) overflow-y-auto data-empty:hidden">
            <Autocomplete.List>
              {(name: string) => (
                <Autocomplete.Item key={name} value={name} className="menu-item">
                  {name}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState } from 'react';
import { AddButton } from '../add-button.tsx';

interface AddPropProps {
  words: string;
  /** declared, but not set yet */
  names: readonly string[];
  onAdd(name: string): void;
}

const NAME = /^[A-Za-z_$][\w$-]*$/;

/** Adds a prop that is not set, found by name, or any other name. */
export function AddProp({ words, names, onAdd }: AddPropProps) {
  const [query, setQuery] = useState('');

  function add(name: string): void {
    if (!NAME.test(name)) return;
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
          data-field="prop"
          aria-label={words}
          placeholder={words}
          spellCheck={false}
          className="min-w-0 flex-1 bg-transparent outline-none"
        />
        <AddButton disabled={!NAME.test(query.trim())} />
      </form>
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={4} className="z-50 outline-none">
          <Autocomplete.Popup className="popup max-h-64 w-(--anchor-width) overflow-y-auto empty:hidden">
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

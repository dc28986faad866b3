import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState } from 'react';
import type { TreeElement } from '../../../protocol/api.ts';
import type { PropValue } from '../../../protocol/changes.ts';
import type { ComponentProp, PropKind } from '../../../protocol/component-props.ts';
import { AddButton } from '../add-button.tsx';
import { useChangeProp } from './use-props.ts';

interface AddPropProps {
  source: TreeElement;
  /** declared, but not set yet */
  more: readonly ComponentProp[];
}

const NAME = /^[A-Za-z_$][\w$-]*$/;

/** Adds a prop that is not set, found by name, or any other name. It starts with the simplest value of its type. */
export function AddProp({ source, more }: AddPropProps) {
  const changeProp = useChangeProp(source);
  const [query, setQuery] = useState('');
  const words = source.type === 'native' ? 'Add an attribute' : 'Add a prop';

  function add(name: string): void {
    const known = more.find((prop) => prop.name === name);
    if (!NAME.test(name)) return;
    setQuery('');
    void changeProp(name, firstValue(known?.type ?? { kind: 'string' }));
  }

  return (
    <Autocomplete.Root
      items={more.map((prop) => prop.name)}
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

function firstValue(type: PropKind): PropValue {
  switch (type.kind) {
    case 'boolean':
      return true;
    case 'number':
      return 0;
    case 'enum':
      return type.values.find((value) => value !== null) ?? '';
    case 'array':
      return { type: 'expression', code: '[]' };
    case 'object':
      return { type: 'expression', code: '{}' };
    default:
      return '';
  }
}

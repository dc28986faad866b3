import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ReactNode } from 'react';

interface OptionGroupsProps<Item> {
  keyOf(item: Item): string;
  row(item: Item): ReactNode;
  isDisabled?(item: Item): boolean;
  onChoose(item: Item): void;
  className: string;
}

/** The options of an `Autocomplete` whose items are groups. */
export function OptionGroups<Item>({ keyOf, row, isDisabled, onChoose, className }: OptionGroupsProps<Item>) {
  return (
    <Autocomplete.List className={`max-h-[46vh] overflow-y-auto empty:hidden ${className}`}>
      {({ value, items }: { value: string; items: Item[] }) => (
        <Autocomplete.Group key={value} items={items} className="pb-1">
          <Autocomplete.GroupLabel className="px-2.5 pt-1.5 pb-1 font-semibold text-ink-3 text-sm">
            {value}
          </Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(item: Item) => (
              <Autocomplete.Item
                key={keyOf(item)}
                value={item}
                disabled={isDisabled?.(item) ?? false}
                className="menu-item px-2.5"
                onClick={() => onChoose(item)}
              >
                {row(item)}
              </Autocomplete.Item>
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  );
}

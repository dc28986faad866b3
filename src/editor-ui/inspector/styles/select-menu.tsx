import { Autocomplete } from '@base-ui/react/autocomplete';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { FieldMenu } from './field-menu.tsx';

export interface SelectItem {
  value: string;
  label: string;
}

interface SelectMenuProps {
  property: string;
  label: string;
  items: readonly SelectItem[];
  current: string;
  /** text of the filter */
  query: string;
  onQuery(query: string): void;
  anchor: RefObject<HTMLElement | null>;
  onChoose(value: string): void;
  onClose(): void;
}

/** The usual values of a property, with a filter that takes every other value of it as well. */
export default function SelectMenu(props: SelectMenuProps) {
  const { property, label, items, current, query, anchor, onChoose, onQuery, onClose } = props;
  const typed = query.trim();
  return (
    <FieldMenu label={label} width="w-48" anchor={anchor} onClose={onClose}>
      <Autocomplete.Root
        inline
        open
        items={typedFirst(property, items, typed)}
        itemToStringValue={(item: SelectItem) => `${item.label} ${item.value}`}
        // Enter takes no value before one is pointed at or typed
        autoHighlight={typed !== '' && 'always'}
        value={query}
        onValueChange={onQuery}
      >
        <Autocomplete.Input
          aria-label="Find or type a value"
          placeholder="Find or type a value"
          spellCheck={false}
          className="h-8 w-full border-line border-b bg-transparent px-2.5 outline-none placeholder:text-ink-3"
        />
        {/* as high as all its values, so that it stays at its side of the field while it is filtered */}
        <div style={{ minHeight: Math.min(240, items.length * 28 + 8) }}>
          <Autocomplete.Empty className="px-2.5 py-2 text-ink-2 empty:hidden">
            “{typed}” is no value of {property}.
          </Autocomplete.Empty>
          <Autocomplete.List className="max-h-60 overflow-y-auto p-1 empty:hidden">
            {(item: SelectItem) => (
              <Autocomplete.Item
                key={item.value}
                value={item}
                aria-selected={item.value === current}
                className="menu-item h-7"
                onClick={() => onChoose(item.value)}
              >
                <span className="w-3.5 flex-none">
                  {item.value === current && <Check size={14} aria-hidden="true" />}
                </span>
                <span className="min-w-0 flex-1 truncate">{item.label}</span>
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </div>
      </Autocomplete.Root>
    </FieldMenu>
  );
}

/** The item that has the typed text as its name comes first; without one, the text itself where CSS takes it. */
function typedFirst(property: string, items: readonly SelectItem[], typed: string): SelectItem[] {
  const isTyped = ({ value, label }: SelectItem) =>
    [value, label].some((one) => one.toLowerCase() === typed.toLowerCase());
  const named = items.find(isTyped);
  if (named) return [named, ...items.filter((item) => item !== named)];
  return typed !== '' && CSS.supports(property, typed) ? [{ value: typed, label: typed }, ...items] : [...items];
}

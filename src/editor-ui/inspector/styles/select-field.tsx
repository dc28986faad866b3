import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { lazyAhead } from '../../ui/lazy-ahead.tsx';
import { type PropertyView, useStyleEditing } from './use-property.ts';

const { View: SelectMenu, load: loadMenu } = lazyAhead(() => import('./select-menu.tsx'));

/** `short`: text for the closed field, which is narrow. */
export type SelectOption = string | { value: string; label: string; short?: string };

interface SelectFieldProps {
  view: PropertyView;
  label: string;
  options: readonly SelectOption[];
  /** the declarations for a value, if more than the property itself */
  changes?: (value: string) => Record<string, string | null>;
}

/** One of many keywords, or a typed value. A value outside the list is shown as well. */
export function SelectField({ view, label, options, changes }: SelectFieldProps) {
  const editing = useStyleEditing();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const items = options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
  // a token is no option, but its computed value may be one
  const known = items.find(({ value }) => value === view.text) ?? items.find(({ value }) => value === view.computed);
  const current = view.mixed ? '' : (known?.value ?? (view.text || view.computed));
  const name = known?.label ?? current;
  const toggle = (next: boolean) => {
    setQuery('');
    setOpen(next);
  };
  // letters pressed before the filter has the focus go into the filter
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isText = open && key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
    if (!isText && key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    event.stopPropagation();
    if (isText) setQuery((before) => before + key);
    setOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        data-property={view.property}
        aria-label={`${label}: ${view.mixed ? 'Mixed' : name}`}
        aria-haspopup="listbox"
        aria-expanded={open}
        className="style-field style-select"
        data-dimmed={view.dimmed ? '' : undefined}
        data-popup-open={open ? '' : undefined}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={() => toggle(!open)}
        onKeyDown={onKeyDown}
      >
        <span className="min-w-0 flex-1 truncate text-left">{view.mixed ? 'Mixed' : (known?.short ?? name)}</span>
        <ChevronDown size={11} className="flex-none text-ink-3" aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <SelectMenu
            property={view.property}
            label={`Values for ${label}`}
            items={items}
            current={current}
            anchor={button}
            query={query}
            onQuery={setQuery}
            onClose={() => toggle(false)}
            onChoose={(value) => {
              toggle(false);
              void editing.set(changes?.(value) ?? { [view.property]: value });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

import { Menu } from '@base-ui/react/menu';
import { ChevronDown } from 'lucide-react';
import { MenuPopup, RadioItem } from '../../ui/menu.tsx';
import { type PropertyView, useStyleEditing } from './use-property.ts';

/** `short`: text for the closed field, which is narrow. */
export type SelectOption = string | { value: string; label: string; short?: string };

interface SelectFieldProps {
  view: PropertyView;
  label: string;
  options: readonly SelectOption[];
  /** the declarations for a value, if more than the property itself */
  changes?: (value: string) => Record<string, string | null>;
}

/** One of many keywords. A value outside the list is shown as well. */
export function SelectField({ view, label, options, changes }: SelectFieldProps) {
  const editing = useStyleEditing();
  const items = options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
  // a token is no option, but its computed value may be one
  const known = items.find(({ value }) => value === view.text) ?? items.find(({ value }) => value === view.computed);
  const current = view.mixed ? '' : (known?.value ?? (view.text || view.computed));
  const name = known?.label ?? current;
  return (
    <Menu.Root>
      <Menu.Trigger
        data-property={view.property}
        aria-label={`${label}: ${view.mixed ? 'Mixed' : name}`}
        className="style-field style-select"
        data-dimmed={view.dimmed ? '' : undefined}
      >
        <span className="min-w-0 flex-1 truncate text-left">{view.mixed ? 'Mixed' : (known?.short ?? name)}</span>
        <ChevronDown size={11} className="flex-none text-ink-3" aria-hidden="true" />
      </Menu.Trigger>
      <MenuPopup>
        <Menu.RadioGroup
          value={current}
          onValueChange={(value: string) => void editing.set(changes?.(value) ?? { [view.property]: value })}
        >
          {items.map(({ value, label: text }) => (
            <RadioItem key={value} value={value}>
              {text}
            </RadioItem>
          ))}
        </Menu.RadioGroup>
      </MenuPopup>
    </Menu.Root>
  );
}

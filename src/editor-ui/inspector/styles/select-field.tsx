import { Menu } from '@base-ui/react/menu';
import { ChevronDown } from 'lucide-react';
import { MenuPopup, RadioItem } from '../../ui/menu.tsx';
import { type PropertyView, useStyleEditing } from './use-property.ts';

/** `short`: what the closed field shows, which is small. */
export type SelectOption = string | { value: string; label: string; short?: string };

interface SelectFieldProps {
  view: PropertyView;
  label: string;
  options: readonly SelectOption[];
  /** what is written with a value, when it is more than the property */
  changes?: (value: string) => Record<string, string | null>;
}

/** One of many words. A value that is not among them is shown all the same. */
export function SelectField({ view, label, options, changes }: SelectFieldProps) {
  const editing = useStyleEditing();
  const items = options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
  // a token is no option, but what it comes to may be one
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

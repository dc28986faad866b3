import { Menu } from '@base-ui/react/menu';
import { ChevronDown } from 'lucide-react';
import { MenuPopup, RadioItem } from '../../ui/menu.tsx';
import type { Literal } from './prop-value.ts';

interface PropMenuProps {
  label: string;
  values: readonly Literal[];
  value: Literal | undefined;
  /** the value comes from the component's default */
  isDefault: boolean;
  /** shown without a value */
  unset: string;
  onChange(value: Literal): void;
}

/** The values that a prop may have, in the order of its type. */
export function PropMenu({ label, values, value, isDefault, unset, onChange }: PropMenuProps) {
  const shown = value === undefined ? unset : wordOf(value);
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={`${label}: ${shown}`}
        className={`field flex min-w-0 flex-1 cursor-default! items-center gap-1 pr-1.5 text-left ${isDefault || value === undefined ? 'text-ink-3!' : ''}`}
      >
        <span className="min-w-0 flex-1 truncate">{shown}</span>
        <ChevronDown size={11} className="flex-none text-ink-3" aria-hidden="true" />
      </Menu.Trigger>
      <MenuPopup>
        <Menu.RadioGroup
          value={value === undefined ? undefined : values.indexOf(value)}
          onValueChange={(at: number) => onChange(values[at] as Literal)}
        >
          {values.map((each, at) => (
            <RadioItem key={wordOf(each)} value={at}>
              {wordOf(each)}
            </RadioItem>
          ))}
        </Menu.RadioGroup>
      </MenuPopup>
    </Menu.Root>
  );
}

function wordOf(value: Literal): string {
  return value === '' ? '(empty)' : String(value);
}

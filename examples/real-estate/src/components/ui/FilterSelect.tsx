import { Check, ChevronDown } from 'lucide-react';
import { Select } from 'radix-ui';

export interface FilterOption {
  value: string;
  label: string;
}

interface FilterSelectProps {
  label: string;
  options: readonly FilterOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

export function FilterSelect({ label, options, ...select }: FilterSelectProps) {
  return (
    <Select.Root {...select}>
      <Select.Trigger
        aria-label={label}
        className="inline-flex h-9 min-w-0 items-center justify-between gap-2 rounded-md border border-line-strong bg-surface px-3 text-sm font-medium whitespace-nowrap shadow-card hover:bg-sunken"
      >
        <Select.Value />
        <Select.Icon asChild>
          <ChevronDown className="size-4 shrink-0 text-muted" />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Content
          position="popper"
          sideOffset={6}
          className="z-50 min-w-(--radix-select-trigger-width) rounded-lg border border-line bg-surface p-1 shadow-popover data-[state=open]:animate-rise-in"
        >
          <Select.Viewport>
            {options.map((option) => (
              <Select.Item
                key={option.value}
                value={option.value}
                className="flex cursor-pointer items-center justify-between gap-6 rounded-md px-2.5 py-1.5 text-sm outline-none data-highlighted:bg-sunken"
              >
                <Select.ItemText>{option.label}</Select.ItemText>
                <Select.ItemIndicator>
                  <Check className="size-4 text-primary" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}

import type { LucideIcon } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';

interface Option<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
}

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One choice of a few, all in sight. One is always chosen. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => next && onChange(next as Value)}
      className="inline-flex h-9 shrink-0 items-center rounded-md border border-line-strong bg-sunken p-0.5"
    >
      {options.map(({ value: option, label: text, icon: Icon }) => (
        <ToggleGroup.Item
          key={option}
          value={option}
          className="inline-flex h-full items-center gap-1.5 rounded-[0.3125rem] px-2.5 text-sm font-medium text-muted transition-colors hover:text-ink data-[state=on]:bg-surface data-[state=on]:text-ink data-[state=on]:shadow-card dark:data-[state=on]:bg-line-strong"
        >
          {Icon && <Icon aria-hidden className="size-4" />}
          {text}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}

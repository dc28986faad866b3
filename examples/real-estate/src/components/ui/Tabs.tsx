import { Tabs as RadixTabs } from 'radix-ui';
import { type ComponentProps, useState } from 'react';
import { cn } from '../../lib/cn';

export const Tabs = RadixTabs.Root;

interface TabListProps {
  label: string;
  tabs: ReadonlyArray<{ value: string; label: string }>;
  className?: string;
}

/**
 * A row of tabs; where it is too long for the screen it scrolls sideways. Tabs take the focus by script when they are
 * pressed, which browsers show as if by keyboard: the ring is left out until a key is used.
 */
export function TabList({ label, tabs, className }: TabListProps) {
  const [pressed, setPressed] = useState(false);
  return (
    <RadixTabs.List
      aria-label={label}
      onPointerDown={() => setPressed(true)}
      onKeyDown={() => setPressed(false)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setPressed(false)}
      className={cn(
        '-mx-4 flex gap-5 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] sm:mx-0 sm:px-0',
        pressed && '*:outline-none',
        className,
      )}
    >
      {tabs.map((tab) => (
        <RadixTabs.Trigger
          key={tab.value}
          value={tab.value}
          className="-mb-px border-b-2 border-transparent px-0.5 pt-1 pb-2.5 text-sm font-medium whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-ink data-[state=active]:border-primary data-[state=active]:text-ink"
        >
          {tab.label}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
  );
}

export function TabPanel({ className, ...props }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...props} className={cn('pt-6 focus-visible:outline-offset-8', className)} />;
}

import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import type { ComponentType, SVGProps } from 'react';
import { Hint } from '../../ui/tooltip.tsx';
import { type PropertyView, useStyleEditing } from './use-property.ts';

export interface ChoiceOption {
  value: string;
  label: string;
  icon?: ComponentType<SVGProps<SVGSVGElement> & { size?: number }>;
}

interface ChoiceProps {
  view: PropertyView;
  label: string;
  options: readonly ChoiceOption[];
  /** the declarations for a value, if more than the property itself */
  changes?: (value: string) => Record<string, string | null>;
  /** the option that a value shows as, if another one */
  shownAs?: (value: string) => string;
  className?: string;
}

/** A few values side by side. Pressing the value that is set here unsets it; one that is inherited, or the browser's own, is set. */
export function Choice({ view, label, options, changes, shownAs, className = '' }: ChoiceProps) {
  const editing = useStyleEditing();
  const write = (value: string) => changes?.(value) ?? { [view.property]: value };
  const value = view.text || view.computed;
  const current = shownAs?.(value) ?? value;
  return (
    <ToggleGroup
      aria-label={label}
      data-property={view.property}
      value={options.some(({ value }) => value === current) ? [current] : []}
      onValueChange={([value]) => {
        if (value) void editing.set(write(value));
        else if (view.target.inPlace) void editing.set({ [view.property]: null });
        else if (view.dimmed && !changes) void editing.set(write(current));
      }}
      className={`style-choice ${className}`}
      data-dimmed={view.dimmed ? '' : undefined}
    >
      {options.map(({ value, label: name, icon: Icon }) => (
        <Hint key={value} label={name}>
          <Toggle value={value} aria-label={name} className="style-choice-item">
            {Icon ? <Icon size={14} strokeWidth={1.6} aria-hidden="true" /> : name}
          </Toggle>
        </Hint>
      ))}
    </ToggleGroup>
  );
}

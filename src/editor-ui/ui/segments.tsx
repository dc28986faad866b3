import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { Hint } from './tooltip.tsx';

export interface Segment<T extends string> {
  value: T;
  label: string;
  hint?: string;
}

export interface SegmentsProps<T extends string> {
  label: string;
  value: T;
  options: readonly Segment<T>[];
  onChange(value: T): void;
}

/** A few choices side by side, one of which holds. */
export function Segments<T extends string>({ label, value, options, onChange }: SegmentsProps<T>) {
  return (
    <ToggleGroup
      aria-label={label}
      value={[value]}
      onValueChange={([next]: T[]) => next && onChange(next)}
      className="grid auto-cols-fr grid-flow-col gap-0.5 rounded-md bg-press p-0.5"
    >
      {options.map(({ value: each, label: words, hint }) => {
        const toggle = (
          <Toggle key={each} value={each} className="segment">
            {words}
          </Toggle>
        );
        return hint ? (
          <Hint key={each} label={hint} side="left">
            {toggle}
          </Hint>
        ) : (
          toggle
        );
      })}
    </ToggleGroup>
  );
}

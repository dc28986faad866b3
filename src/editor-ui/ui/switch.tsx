import { Switch as Base } from '@base-ui/react/switch';

interface SwitchProps {
  /** name for screen readers; or the id of the label beside it */
  label?: string;
  labelledBy?: string;
  checked: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
}

/** On or off, 28 by 16 pixels. */
export function Switch({ label, labelledBy, checked, disabled = false, onChange }: SwitchProps) {
  return (
    <Base.Root
      aria-label={label}
      aria-labelledby={labelledBy}
      checked={checked}
      disabled={disabled}
      onCheckedChange={(next) => onChange(next)}
      className="switch"
    >
      <Base.Thumb className="switch-thumb" />
    </Base.Root>
  );
}

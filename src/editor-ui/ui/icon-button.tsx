import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Hint } from './tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  label: string;
  keys?: string;
  hintSide?: 'top' | 'bottom' | 'left' | 'right';
  /** drawn as pressed; leave out for buttons that do not stay down */
  pressed?: boolean;
}

/** A 28 px button that shows an icon, with its name and key as a hint. A disabled one keeps its hint and focus. */
export function IconButton({
  icon: Icon,
  label,
  keys,
  hintSide,
  pressed,
  disabled,
  className,
  ...rest
}: IconButtonProps) {
  const { onClick, ...others } = rest;
  return (
    <Hint label={label} {...(keys ? { keys } : {})} {...(hintSide ? { side: hintSide } : {})}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={disabled || undefined}
        className={`icon-button ${className ?? ''}`}
        onClick={disabled ? undefined : onClick}
        {...others}
      >
        <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </Hint>
  );
}

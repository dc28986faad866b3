import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { ariaKeys } from '../commands/key-names.ts';
import { Keys } from './kbd.tsx';

interface HintProps {
  /** what the control does */
  label: string;
  keys?: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** the control; it must take a ref and props, and name itself */
  children: ReactElement<Record<string, unknown>>;
}

/** Words and keys beside a control, after a short rest of the pointer. */
export function Hint({ label, keys, side = 'bottom', children }: HintProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} {...(keys ? { 'aria-keyshortcuts': ariaKeys(keys) } : {})} />
      <Tooltip.Portal>
        <Tooltip.Positioner side={side} sideOffset={6} collisionPadding={6} className="z-50">
          <Tooltip.Popup className="flex max-w-72 items-center gap-2 rounded-md bg-[#1d1f24] px-2 py-1 text-sm text-white shadow-pop">
            <span>{label}</span>
            {keys && <Keys binding={keys} className="text-[#b6bbc5]" />}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

export const HintProvider = Tooltip.Provider;

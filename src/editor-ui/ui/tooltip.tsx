import { Tooltip } from '@base-ui/react/tooltip';
import { cloneElement, type ReactElement, useEffect, useState } from 'react';
import { ariaKeys } from '../commands/key-names.ts';
import { type HintSide, type ShownHint, watchHints } from './hint-watch.ts';
import { Keys } from './kbd.tsx';

interface HintProps {
  /** the control's effect */
  label: string;
  keys?: string;
  side?: HintSide;
  /** the control; it must hand its props on to an element, and name itself */
  children: ReactElement<Record<string, unknown>>;
}

/**
 * Words and keys beside a control, after the pointer has rested on it. The control is only marked: `HintLayer` shows one
 * tooltip for all of them, since one for each took a third of the inspector's render time.
 */
export function Hint({ label, keys, side, children }: HintProps) {
  return cloneElement(children, {
    'data-hint': label,
    'data-hint-side': side,
    ...(keys && { 'data-hint-keys': keys, 'aria-keyshortcuts': ariaKeys(keys) }),
  });
}

/** The one tooltip of the editor. */
export function HintLayer() {
  const [hint, setHint] = useState<ShownHint | null>(null);
  useEffect(() => watchHints(document, setHint), []);
  if (!hint) return null;
  return (
    <Tooltip.Root open>
      <Tooltip.Portal>
        <Tooltip.Positioner
          anchor={hint.anchor}
          side={hint.side}
          sideOffset={6}
          collisionPadding={6}
          className="z-50"
          data-hint-popup
        >
          <Tooltip.Popup className="flex max-w-72 items-center gap-2 rounded-md bg-[#1d1f24] px-2 py-1 text-sm text-white shadow-pop">
            <span>{hint.label}</span>
            {hint.keys && <Keys binding={hint.keys} className="text-[#b6bbc5]" />}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';

interface FieldMenuProps {
  label: string;
  /** a class */
  width: string;
  anchor: RefObject<HTMLElement | null>;
  onClose(): void;
  children: ReactNode;
}

/** The popover with the values of a field, right below it. */
export function FieldMenu({ label, width, anchor, onClose, children }: FieldMenuProps) {
  return (
    <Popover.Root
      open
      onOpenChange={(open, { event }) => {
        if (!open && !isOwnButton(anchor.current, event)) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50"
        >
          <Popover.Popup className={`popup p-0! ${width}`} aria-label={label}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A press on the button that opened it: that one closes it by itself. */
function isOwnButton(anchor: HTMLElement | null, { type, target }: Event): boolean {
  return (
    !type.startsWith('key') &&
    target instanceof Element &&
    anchor?.contains(target) === true &&
    target.closest('[aria-expanded="true"]') !== null
  );
}

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
    <Popover.Root open onOpenChange={(open) => open || onClose()}>
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

import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { besidePanel } from './beside-panel.ts';

interface FieldPopoverProps {
  name: string;
  anchor: RefObject<HTMLElement | null>;
  /** @param keep false after Escape */
  onEnd?(keep: boolean): void;
  onClose(): void;
  className?: string;
  children: ReactNode;
}

/** The popover of a field, beside its panel. Escape discards a value that is only previewed. */
export function FieldPopover({ name, anchor, onEnd, onClose, className = 'w-60', children }: FieldPopoverProps) {
  return (
    <Popover.Root
      open
      onOpenChange={(open, details) => {
        if (open) return;
        onEnd?.(details.reason !== 'escape-key');
        onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={() => besidePanel(anchor.current)}
          side="left"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className="z-50"
        >
          <Popover.Popup
            className={`popup max-h-(--available-height) overflow-y-auto ${className} p-3!`}
            aria-label={name}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

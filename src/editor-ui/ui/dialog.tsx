import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface DialogProps {
  open: boolean;
  title: string;
  onClose(): void;
  className?: string;
  children: ReactNode;
}

/** A dialog in the middle of the window, with a title and a close button. */
export function Dialog({ open, title, onClose, className = '', children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-[rgb(10_12_16/28%)] transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          className={`popup fixed top-[12vh] left-1/2 z-50 max-h-[76vh] max-w-[calc(100vw-48px)] -translate-x-1/2 overflow-y-auto rounded-xl p-0! ${className}`}
        >
          <header className="sticky top-0 flex h-12 items-center justify-between bg-raised pr-2 pl-5">
            <Base.Title className="font-semibold text-lg">{title}</Base.Title>
            <Base.Close aria-label="Close" className="icon-button">
              <X size={16} aria-hidden="true" />
            </Base.Close>
          </header>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

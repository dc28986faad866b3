import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { focusCanvas } from '../focus.ts';

interface DialogProps {
  open: boolean;
  title: string;
  onClose(): void;
  className?: string;
  children: ReactNode;
}

/** A dialog in the middle of the window, with a title and a close button. */
export function Dialog({ open, title, onClose, className = '', children }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const returnFocus = useReturnFocus();
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-[rgb(10_12_16/28%)] transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          ref={popup}
          finalFocus={() => returnFocus(popup.current)}
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

/**
 * Returns the focus to the element that had it before the dialog. Base UI remembers the focused element only after the dialog is drawn,
 * when a field with `autoFocus` has it already, and falls back to one that had the focus some time before.
 */
function useReturnFocus(): (popup: Element | null) => HTMLElement | boolean {
  const [before] = useState(() => document.activeElement);
  return (popup) => {
    const { activeElement, body } = document;
    // a choice in the dialog has moved the focus on purpose
    if (activeElement !== body && !popup?.contains(activeElement)) return false;
    // the menu that opened the dialog is gone; Base UI knows its button
    if (before?.closest('[role="menu"]')) return true;
    if (before instanceof HTMLElement && before !== body && before.isConnected) return before;
    focusCanvas();
    return false;
  };
}

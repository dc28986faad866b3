import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { Button } from './Button';

export const Dialog = RadixDialog.Root;
export const DialogTrigger = RadixDialog.Trigger;
export const DialogClose = RadixDialog.Close;

interface DialogContentProps {
  title: string;
  description: string;
  children: ReactNode;
  /** Takes the focus when the dialog closes, where it has no DialogTrigger: a menu's entry is gone by then. */
  opener?: RefObject<HTMLElement | null>;
}

export function DialogContent({ title, description, children, opener }: DialogContentProps) {
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className="fixed inset-0 z-40 bg-black/45 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
      <RadixDialog.Content
        onCloseAutoFocus={(event) => {
          if (!opener) return;
          event.preventDefault();
          opener.current?.focus();
        }}
        className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-xl border border-line bg-surface p-6 shadow-popover data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in"
      >
        <RadixDialog.Title className="text-xl font-semibold tracking-tight">{title}</RadixDialog.Title>
        <RadixDialog.Description className="mt-1 text-sm text-muted">{description}</RadixDialog.Description>
        {children}
        <RadixDialog.Close asChild>
          <Button variant="ghost" size="icon-sm" aria-label="Close" className="absolute top-4 right-4">
            <X />
          </Button>
        </RadixDialog.Close>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}

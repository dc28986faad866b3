import { Menu } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Button } from '../components/ui/Button';
import { Sidebar } from './Sidebar';

/** Tailwind's lg: from here on the sidebar stands beside the page. */
const WIDE = '(min-width: 64rem)';

/** The sidebar of small screens: it slides in over the page for 300 ms, and out again when an item is chosen. */
export function MobileSidebar({ role, brandName }: { role: string | undefined; brandName: string }) {
  const [open, setOpen] = useState(false);
  // Hidden by its width alone the drawer would stay modal, and the page behind it dead.
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const close = () => wide.matches && setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button variant="ghost" size="icon" aria-label="Open menu" className="-ml-2 lg:hidden">
          <Menu />
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/45 duration-300 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in lg:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-64 border-r border-line shadow-popover outline-none data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in lg:hidden"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Sidebar role={role} brandName={brandName} onChoose={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

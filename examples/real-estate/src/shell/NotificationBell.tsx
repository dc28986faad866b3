import { Bell } from 'lucide-react';
import { Button } from '../components/ui/Button';
import { NOTIFICATION_COUNT } from '../lib/constants';

export function NotificationBell() {
  return (
    <Button variant="ghost" size="icon" className="relative">
      <Bell aria-hidden />
      <span className="sr-only">Notifications: </span>
      <span className="absolute top-0.5 right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-primary px-1 text-[0.625rem] leading-none font-semibold text-on-primary ring-2 ring-surface">
        {NOTIFICATION_COUNT}
      </span>
    </Button>
  );
}

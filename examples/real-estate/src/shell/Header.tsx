import { useLocation } from 'react-router';
import type { User } from '../data/users';
import { titleOf } from '../lib/format';
import { AccountMenu } from './AccountMenu';
import { MobileSidebar } from './MobileSidebar';
import { NotificationBell } from './NotificationBell';
import { ThemeToggle } from './ThemeToggle';

interface HeaderProps {
  user: User;
  role: string | undefined;
  brandName: string;
}

export function Header({ user, role, brandName }: HeaderProps) {
  const { pathname } = useLocation();
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-surface/90 px-4 backdrop-blur-md sm:px-6 lg:px-8">
      <MobileSidebar role={role} brandName={brandName} />
      <p data-page-title className="min-w-0 flex-1 truncate text-lg font-semibold tracking-tight">
        {titleOf(pathname)}
      </p>
      <ThemeToggle />
      <NotificationBell />
      <AccountMenu user={user} role={role} />
    </header>
  );
}

import type { ReactNode } from 'react';
import { userOf } from '../data/users';
import { Header } from './Header';
import { Sidebar } from './Sidebar';

interface AppShellProps {
  userName: string;
  userRole: string | undefined;
  brandName: string;
  children: ReactNode;
}

export function AppShell({ userName, userRole, brandName, children }: AppShellProps) {
  const user = { ...userOf(userRole), name: userName };
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <aside className="hidden border-r border-line bg-surface lg:block">
        <div className="sticky top-0 h-dvh">
          <Sidebar role={userRole} brandName={brandName} />
        </div>
      </aside>
      <div className="min-w-0">
        <Header user={user} role={userRole} brandName={brandName} />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto max-w-[104rem] px-4 py-6 outline-none sm:px-6 sm:py-8 lg:px-8"
        >
          {children}
        </main>
      </div>
    </div>
  );
}

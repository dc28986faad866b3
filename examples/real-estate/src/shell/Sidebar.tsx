import { LogOut } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { cn } from '../lib/cn';
import { type MenuItem, menuOf } from '../lib/roles';
import { BrandMark } from './BrandMark';

interface SidebarProps {
  role: string | undefined;
  brandName: string;
  /** Called when a menu item is chosen. */
  onChoose?: () => void;
}

const row =
  'flex items-center gap-3 rounded-md px-3 py-2 text-sm font-medium text-ink-soft transition-colors hover:bg-sunken hover:text-ink';

function SidebarItem({ item, onChoose }: { item: MenuItem; onChoose?: () => void }) {
  const Icon = item.icon;
  return (
    <li>
      <NavLink
        to={item.path}
        end
        onClick={onChoose}
        className={({ isActive }) =>
          cn(row, isActive && 'bg-primary-soft text-primary-ink hover:bg-primary-soft hover:text-primary-ink')
        }
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        {item.label}
      </NavLink>
    </li>
  );
}

export function Sidebar({ role, brandName, onChoose }: SidebarProps) {
  return (
    <div className="flex h-full flex-col bg-surface">
      <div className="flex h-16 shrink-0 items-center px-5">
        <BrandMark name={brandName} />
      </div>
      <nav aria-label="Main" className="flex-1 overflow-y-auto px-3 py-2">
        <ul className="grid gap-0.5">
          {menuOf(role).map((item) => (
            <SidebarItem key={item.path} item={item} onChoose={onChoose} />
          ))}
        </ul>
      </nav>
      <div className="border-t border-line p-3">
        <Link to="/" className={row}>
          <LogOut aria-hidden className="size-4 shrink-0" />
          Sign Out
        </Link>
      </div>
    </div>
  );
}

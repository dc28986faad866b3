import { ChevronDown, CircleUserRound, LogOut, Settings, UserPen } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../components/ui/Avatar';
import { Badge } from '../components/ui/Badge';
import { Dialog } from '../components/ui/Dialog';
import type { User } from '../data/users';
import { roleLabel } from '../lib/roles';
import { ProfileDialog } from './ProfileDialog';

const entry =
  'flex cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm text-ink-soft outline-none data-highlighted:bg-sunken data-highlighted:text-ink [&_svg]:size-4 [&_svg]:text-muted';

interface AccountMenuProps {
  user: User;
  role: string | undefined;
}

export function AccountMenu({ user, role }: AccountMenuProps) {
  const [editing, setEditing] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={editing} onOpenChange={setEditing}>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger
          ref={trigger}
          className="flex items-center gap-2.5 rounded-md p-1 transition-colors hover:bg-sunken sm:pr-2"
        >
          <Avatar name={user.name} src={user.avatar} size="sm" />
          <span className="hidden text-sm font-medium sm:block">{user.name}</span>
          <Badge variant="positive" className="hidden sm:inline-flex">
            {roleLabel(role)}
          </Badge>
          <ChevronDown aria-hidden className="hidden size-4 text-muted sm:block" />
          <span className="sr-only">Account menu</span>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={8}
            className="z-50 w-60 rounded-lg border border-line bg-surface p-1 shadow-popover data-[state=open]:animate-rise-in"
          >
            <DropdownMenu.Label className="px-2.5 py-2">
              <span className="flex items-center justify-between gap-2 text-sm font-medium">
                {user.name}
                <Badge variant="positive">{roleLabel(role)}</Badge>
              </span>
              <span className="block truncate text-xs text-muted">{user.email}</span>
            </DropdownMenu.Label>
            <DropdownMenu.Separator className="my-1 h-px bg-line" />
            <DropdownMenu.Item className={entry}>
              <CircleUserRound aria-hidden />
              My Account
            </DropdownMenu.Item>
            <DropdownMenu.Item className={entry} onSelect={() => setEditing(true)}>
              <UserPen aria-hidden />
              Profile
            </DropdownMenu.Item>
            <DropdownMenu.Item className={entry}>
              <Settings aria-hidden />
              Settings
            </DropdownMenu.Item>
            <DropdownMenu.Separator className="my-1 h-px bg-line" />
            <DropdownMenu.Item asChild className={entry}>
              <Link to="/">
                <LogOut aria-hidden />
                Sign Out
              </Link>
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <ProfileDialog user={user} role={role} opener={trigger} />
    </Dialog>
  );
}

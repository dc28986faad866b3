import type { RefObject } from 'react';
import { Badge } from '../components/ui/Badge';
import { Button } from '../components/ui/Button';
import { DialogClose, DialogContent } from '../components/ui/Dialog';
import { Field } from '../components/ui/Field';
import type { User } from '../data/users';
import { roleLabel } from '../lib/roles';

interface ProfileDialogProps {
  user: User;
  role: string | undefined;
  opener: RefObject<HTMLElement | null>;
}

export function ProfileDialog({ user, role, opener }: ProfileDialogProps) {
  return (
    <DialogContent title="Edit Profile" description="This is how brands, centers and brokers see you." opener={opener}>
      <div className="mt-5 grid gap-4">
        <Field label="Name" defaultValue={user.name} autoComplete="name" />
        <Field label="Email" defaultValue={user.email} autoComplete="email" />
        <div className="grid justify-items-start gap-1.5">
          <span className="text-sm font-medium text-ink-soft">Role</span>
          <Badge variant="positive">{roleLabel(role)}</Badge>
        </div>
      </div>
      <div className="mt-6 flex justify-end">
        <DialogClose asChild>
          <Button variant="primary">Save changes</Button>
        </DialogClose>
      </div>
    </DialogContent>
  );
}

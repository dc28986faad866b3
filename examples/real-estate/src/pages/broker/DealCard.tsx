import { CalendarClock } from 'lucide-react';
import { Detail } from '../../components/Detail';
import { Avatar } from '../../components/ui/Avatar';
import { Button } from '../../components/ui/Button';
import { Card } from '../../components/ui/Card';
import { Progress } from '../../components/ui/Progress';
import { StatusBadge } from '../../components/ui/StatusBadge';
import { DEAL_STATUS } from '../../lib/badges';
import { avatar } from '../../lib/pictures';
import type { Deal } from '../../types';

function KeyContacts({ names }: { names: string[] }) {
  return (
    <div>
      <h4 className="eyebrow">Key Contacts</h4>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        {names.map((name) => (
          <li key={name} className="flex items-center gap-2 text-sm">
            <Avatar name={name} src={avatar(name)} size="xs" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function DealCard({ deal }: { deal: Deal }) {
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="text-lg font-semibold tracking-tight">
            {deal.brand} × {deal.center}
          </h3>
          <Detail icon={CalendarClock} className="mt-1">
            Due {deal.dueDate}
          </Detail>
        </div>
        <StatusBadge label={deal.status} variant={DEAL_STATUS[deal.status]} />
      </div>
      <div className="flex items-center gap-3">
        <Progress label={`Progress of ${deal.brand} × ${deal.center}`} value={deal.progress} className="flex-1" />
        <span className="text-sm font-medium tabular-nums">{deal.progress}%</span>
      </div>
      <KeyContacts names={deal.contacts} />
      <div className="mt-auto flex flex-wrap gap-2 pt-1 *:flex-1 sm:*:flex-none">
        <Button>View Details</Button>
        <Button>Update Status</Button>
        <Button variant="soft">Schedule Meeting</Button>
      </div>
    </Card>
  );
}

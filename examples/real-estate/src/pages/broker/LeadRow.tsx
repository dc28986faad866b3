import { Clock, Mail, Phone } from 'lucide-react';
import { Detail } from '../../components/Detail';
import { Badge } from '../../components/ui/Badge';
import { Button } from '../../components/ui/Button';
import { Logo } from '../../components/ui/Logo';
import { Picture } from '../../components/ui/Picture';
import { StatusBadge } from '../../components/ui/StatusBadge';
import { LEAD_STATUS, PRIORITY } from '../../lib/badges';
import { drawing } from '../../lib/pictures';
import type { Lead } from '../../types';

function LeadImage({ lead }: { lead: Lead }) {
  if (lead.type === 'brand') return <Logo src={lead.image} />;
  return (
    <Picture
      src={lead.image}
      fallback={drawing('centers', lead.id)}
      alt=""
      className="size-11 shrink-0 rounded-lg ring-1 ring-line"
    />
  );
}

export function LeadRow({ lead }: { lead: Lead }) {
  const priority = PRIORITY[lead.priority];
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4 lg:flex-nowrap lg:gap-x-3 xl:gap-x-5">
      <div className="flex min-w-64 flex-1 items-center gap-3 lg:min-w-0">
        <LeadImage lead={lead} />
        <div className="min-w-0">
          <h3 className="truncate font-semibold">{lead.name}</h3>
          <p className="text-sm text-muted">{lead.type === 'brand' ? 'Brand' : 'Shopping Center'}</p>
          <Detail icon={Clock}>Last contact: {lead.lastContact}</Detail>
        </div>
      </div>
      <div className="flex min-w-52 flex-1 flex-wrap gap-1.5 lg:w-34 lg:min-w-0 lg:flex-none xl:w-72">
        <Badge variant={priority.variant}>{priority.label}</Badge>
        <StatusBadge label={lead.status} variant={LEAD_STATUS[lead.status]} />
      </div>
      <div className="flex flex-wrap gap-2 lg:shrink-0 lg:flex-nowrap lg:gap-1.5 xl:gap-2">
        <Button size="sm">
          <Phone aria-hidden />
          Call
        </Button>
        <Button size="sm">
          <Mail aria-hidden />
          Email
        </Button>
        <Button size="sm" variant="soft">
          Follow Up
        </Button>
      </div>
    </li>
  );
}

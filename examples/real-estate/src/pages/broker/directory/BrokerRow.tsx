import { Building2, MapPin } from 'lucide-react';
import { Detail } from '../../../components/Detail';
import { Avatar } from '../../../components/ui/Avatar';
import { Badge } from '../../../components/ui/Badge';
import { Card } from '../../../components/ui/Card';
import type { Broker } from '../../../types';
import { BrokerActions } from './BrokerActions';
import { BrokerFacts } from './BrokerFacts';

export function BrokerRow({ broker }: { broker: Broker }) {
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4 px-5 py-4 lg:flex-nowrap">
      <div className="flex min-w-60 flex-1 items-center gap-4 lg:min-w-0">
        <Avatar name={broker.name} src={broker.image} size="lg" />
        <div className="min-w-0">
          <h2 className="truncate text-lg font-semibold tracking-tight">{broker.name}</h2>
          <p className="truncate text-sm text-muted">{broker.title}</p>
        </div>
      </div>
      <div className="flex min-w-56 flex-2 flex-wrap gap-x-6 gap-y-2 lg:min-w-0 lg:flex-1 lg:flex-col xl:flex-2 xl:flex-row xl:flex-nowrap xl:items-center">
        <div className="grid min-w-56 flex-1 gap-1.5 lg:min-w-0">
          <Detail icon={Building2}>{broker.company}</Detail>
          <Detail icon={MapPin}>{broker.location}</Detail>
        </div>
        <div className="grid min-w-52 flex-1 gap-2 lg:min-w-0">
          <BrokerFacts broker={broker} />
          <div className="flex flex-wrap gap-1.5">
            {broker.specialties.map((specialty) => (
              <Badge key={specialty}>{specialty}</Badge>
            ))}
          </div>
        </div>
      </div>
      <div className="w-full md:w-auto lg:shrink-0">
        <BrokerActions broker={broker} />
      </div>
    </Card>
  );
}

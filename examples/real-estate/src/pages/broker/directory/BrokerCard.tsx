import { Building2, Mail, MapPin, Phone } from 'lucide-react';
import { Detail } from '../../../components/Detail';
import { Avatar } from '../../../components/ui/Avatar';
import { Badge } from '../../../components/ui/Badge';
import { Card } from '../../../components/ui/Card';
import type { Broker } from '../../../types';
import { BrokerActions } from './BrokerActions';
import { BrokerFacts } from './BrokerFacts';

export function BrokerCard({ broker }: { broker: Broker }) {
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex items-center gap-4">
        <Avatar name={broker.name} src={broker.image} size="lg" />
        <div className="min-w-0">
          <h2 className="truncate text-lg font-semibold tracking-tight">{broker.name}</h2>
          <p className="truncate text-sm text-muted">{broker.title}</p>
          <BrokerFacts broker={broker} className="mt-1" />
        </div>
      </div>
      <div className="grid gap-1.5">
        <Detail icon={Building2}>{broker.company}</Detail>
        <Detail icon={MapPin}>{broker.location}</Detail>
        <Detail icon={Phone}>{broker.phone}</Detail>
        <Detail icon={Mail}>{broker.email}</Detail>
      </div>
      <div className="mb-1 flex flex-wrap gap-1.5">
        {broker.specialties.map((specialty) => (
          <Badge key={specialty}>{specialty}</Badge>
        ))}
      </div>
      <div className="mt-auto">
        <BrokerActions broker={broker} />
      </div>
    </Card>
  );
}

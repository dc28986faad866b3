import { Phone } from 'lucide-react';
import { Button } from '../../../components/ui/Button';
import type { Broker } from '../../../types';

export function BrokerActions({ broker }: { broker: Broker }) {
  return (
    <div className="flex gap-2">
      <Button size="icon" aria-label={`Call ${broker.name}`}>
        <Phone />
      </Button>
      <Button variant="soft" className="flex-1">
        Contact
      </Button>
      <Button className="flex-1">View Profile</Button>
    </div>
  );
}

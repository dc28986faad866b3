import { MapPin, Store } from 'lucide-react';
import { Detail } from '../../components/Detail';
import { Button } from '../../components/ui/Button';
import { Card } from '../../components/ui/Card';
import { StatusBadge } from '../../components/ui/StatusBadge';
import { SPACE_STATUS } from '../../lib/badges';
import { count } from '../../lib/format';
import type { Space } from '../../types';
import { SpaceFigures } from './SpaceFigures';

export function OpenSpaceCard({ space }: { space: Space }) {
  return (
    <Card className="flex flex-col p-5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="text-lg font-semibold tracking-tight">Unit {space.unit}</h3>
          <p className="text-sm text-muted">{space.type}</p>
        </div>
        <StatusBadge {...SPACE_STATUS[space.status]} />
      </div>
      <SpaceFigures space={space} className="my-4" />
      <div className="mb-5 grid gap-1.5">
        <Detail icon={MapPin}>{space.location}</Detail>
        <Detail icon={Store}>{count(space.matchCount, 'brand match', 'brand matches')}</Detail>
      </div>
      <div className="mt-auto flex gap-2">
        <Button variant="soft" className="flex-1">
          Schedule Tour
        </Button>
        <Button className="flex-1">View Details</Button>
      </div>
    </Card>
  );
}

import { MapPin } from 'lucide-react';
import { Detail } from '../../../components/Detail';
import { Button } from '../../../components/ui/Button';
import { Card } from '../../../components/ui/Card';
import { Picture } from '../../../components/ui/Picture';
import { StatusBadge } from '../../../components/ui/StatusBadge';
import { SPACE_STATUS } from '../../../lib/badges';
import { FEATURES_IN_GRID } from '../../../lib/constants';
import { drawing } from '../../../lib/pictures';
import type { Space } from '../../../types';
import { SpaceFigures } from '../SpaceFigures';
import { FeatureTags } from './FeatureTags';

export function SpaceCard({ space }: { space: Space }) {
  return (
    <Card className="flex flex-col overflow-hidden">
      <Picture
        src={space.image}
        fallback={drawing('spaces', space.id)}
        alt={`Inside unit ${space.unit}`}
        className="aspect-[16/9]"
      />
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div>
          <div className="flex items-start justify-between gap-3">
            <h2 className="text-lg font-semibold tracking-tight">Unit {space.unit}</h2>
            <StatusBadge {...SPACE_STATUS[space.status]} />
          </div>
          <p className="text-sm text-muted">{space.type}</p>
        </div>
        <p className="text-pretty text-ink-soft">{space.description}</p>
        <SpaceFigures space={space} />
        <Detail icon={MapPin}>{space.location}</Detail>
        <FeatureTags features={space.features} limit={FEATURES_IN_GRID} />
        <div className="mt-auto flex gap-2 pt-1">
          <Button variant="soft" className="flex-1">
            Schedule Tour
          </Button>
          <Button className="flex-1">View Details</Button>
        </div>
      </div>
    </Card>
  );
}

import { MapPin } from 'lucide-react';
import { Detail } from '../../../components/Detail';
import { Button } from '../../../components/ui/Button';
import { Card } from '../../../components/ui/Card';
import { Picture } from '../../../components/ui/Picture';
import { StatusBadge } from '../../../components/ui/StatusBadge';
import { SPACE_STATUS } from '../../../lib/badges';
import { FEATURES_IN_LIST } from '../../../lib/constants';
import { drawing } from '../../../lib/pictures';
import type { Space } from '../../../types';
import { SpaceFigures } from '../SpaceFigures';
import { FeatureTags } from './FeatureTags';

export function SpaceRow({ space }: { space: Space }) {
  return (
    <Card className="flex flex-col gap-4 p-4 md:flex-row md:items-center md:gap-5">
      <Picture
        src={space.image}
        fallback={drawing('spaces', space.id)}
        alt={`Inside unit ${space.unit}`}
        className="aspect-[16/9] rounded-lg md:w-48 md:shrink-0"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-lg font-semibold tracking-tight">Unit {space.unit}</h2>
          <span className="text-sm text-muted">{space.type}</span>
          <StatusBadge {...SPACE_STATUS[space.status]} />
        </div>
        <Detail icon={MapPin} className="mt-1">
          {space.location}
        </Detail>
        <SpaceFigures space={space} className="my-3" />
        <FeatureTags features={space.features} limit={FEATURES_IN_LIST} />
      </div>
      <div className="flex gap-2 md:flex-col">
        <Button variant="soft" className="flex-1 md:flex-none">
          Schedule Tour
        </Button>
        <Button className="flex-1 md:flex-none">View Details</Button>
      </div>
    </Card>
  );
}

import { DoorOpen, MapPin, Store } from 'lucide-react';
import { Detail } from '../../components/Detail';
import { Button } from '../../components/ui/Button';
import { Card } from '../../components/ui/Card';
import { Picture } from '../../components/ui/Picture';
import { count } from '../../lib/format';
import { drawing } from '../../lib/pictures';
import type { RepresentedCenter } from '../../types';

export function RepresentedCenterCard({ center }: { center: RepresentedCenter }) {
  return (
    <Card className="flex flex-col overflow-hidden">
      <Picture
        src={center.image}
        fallback={drawing('centers', center.id)}
        alt={`${center.name}, seen from the street`}
        className="aspect-[16/9]"
      />
      <div className="flex flex-1 flex-col p-5">
        <h3 className="text-lg font-semibold tracking-tight">{center.name}</h3>
        <div className="mt-2 mb-5 grid gap-1.5">
          <Detail icon={MapPin}>{center.location}</Detail>
          <Detail icon={DoorOpen}>{count(center.availableSpaces, 'space')} available</Detail>
          <Detail icon={Store}>{count(center.matches, 'match', 'matches')}</Detail>
        </div>
        <div className="mt-auto grid grid-cols-2 gap-2">
          <Button>View Spaces</Button>
          <Button>View Matches</Button>
          <Button variant="soft" className="col-span-2">
            Center Profile
          </Button>
        </div>
      </div>
    </Card>
  );
}

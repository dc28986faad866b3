import { MapPin } from 'lucide-react';
import { MatchScore } from '../../../components/MatchScore';
import { Card, CardBody, CardHeader } from '../../../components/ui/Card';
import { Picture } from '../../../components/ui/Picture';
import { centerMatches } from '../../../data/centers';
import { OVERVIEW_MATCHES } from '../../../lib/constants';
import { count } from '../../../lib/format';
import { drawing } from '../../../lib/pictures';
import type { CenterMatch } from '../../../types';

function TopMatch({ center }: { center: CenterMatch }) {
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-4 sm:block">
      <Picture
        src={center.image}
        fallback={drawing('centers', center.id)}
        alt={`${center.name}, seen from the street`}
        className="aspect-[4/3] rounded-lg"
      />
      <div className="sm:mt-3">
        <div className="flex items-start justify-between gap-2">
          <h3 className="font-semibold">{center.name}</h3>
          <MatchScore score={center.matchScore} />
        </div>
        <p className="mt-0.5 flex items-center gap-1 text-sm text-muted">
          <MapPin aria-hidden className="size-3.5" />
          {center.location}
        </p>
        <p className="mt-1 text-sm text-ink-soft">{count(center.availableSpaces, 'space')} available</p>
      </div>
    </li>
  );
}

export function TopMatchesCard() {
  return (
    <Card className="lg:col-span-2">
      <CardHeader title="Top Center Matches" description="Best fits for the criteria, highest score first" />
      <CardBody>
        <ul className="grid gap-5 sm:grid-cols-3">
          {centerMatches.slice(0, OVERVIEW_MATCHES).map((center) => (
            <TopMatch key={center.id} center={center} />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

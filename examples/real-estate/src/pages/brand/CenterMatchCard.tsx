import { DoorOpen, MapPin } from 'lucide-react';
import { Detail } from '../../components/Detail';
import { MatchScore } from '../../components/MatchScore';
import { Badge } from '../../components/ui/Badge';
import { Button } from '../../components/ui/Button';
import { Card } from '../../components/ui/Card';
import { Picture } from '../../components/ui/Picture';
import { Progress } from '../../components/ui/Progress';
import { MATCH_SCORE_BREAKDOWN } from '../../lib/constants';
import { count } from '../../lib/format';
import { drawing } from '../../lib/pictures';
import type { CenterMatch } from '../../types';

function ScoreBreakdown() {
  return (
    <section className="grid gap-3">
      <h4 className="eyebrow">Match Score Breakdown</h4>
      {MATCH_SCORE_BREAKDOWN.map((part) => (
        <div key={part.label} className="grid grid-cols-[8.5rem_minmax(0,1fr)_2.5rem] items-center gap-3 text-sm">
          <span>{part.label}</span>
          <Progress label={part.label} value={part.score} />
          <span className="text-right font-medium tabular-nums">{part.score}%</span>
        </div>
      ))}
    </section>
  );
}

export function CenterMatchCard({ center }: { center: CenterMatch }) {
  return (
    <Card className="flex flex-col overflow-hidden">
      <Picture
        src={center.image}
        fallback={drawing('centers', center.id)}
        alt={`${center.name}, seen from the street`}
        className="aspect-[16/9] sm:aspect-[5/2]"
      />
      <div className="flex flex-1 flex-col gap-5 p-5">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h3 className="text-lg font-semibold tracking-tight">{center.name}</h3>
            <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
              <Detail icon={MapPin}>{center.location}</Detail>
              <Detail icon={DoorOpen}>{count(center.availableSpaces, 'space')} available</Detail>
            </div>
          </div>
          <MatchScore score={center.matchScore} className="text-lg" />
        </div>
        <ScoreBreakdown />
        <section>
          <h4 className="eyebrow">Key Tenants</h4>
          <div className="mt-2 flex flex-wrap gap-1.5">
            {center.keyTenants.map((tenant) => (
              <Badge key={tenant}>{tenant}</Badge>
            ))}
          </div>
        </section>
        <div className="mt-auto flex flex-wrap gap-2">
          <Button className="flex-1">View Details</Button>
          <Button variant="primary" className="flex-1">
            Contact Center
          </Button>
        </div>
      </div>
    </Card>
  );
}

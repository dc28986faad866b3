import { MatchScore } from '../../components/MatchScore';
import { Badge } from '../../components/ui/Badge';
import { Button } from '../../components/ui/Button';
import { Card } from '../../components/ui/Card';
import { Logo } from '../../components/ui/Logo';
import { StatusBadge } from '../../components/ui/StatusBadge';
import { BRAND_MATCH_STATUS, PRIORITY } from '../../lib/badges';
import type { BrandMatch } from '../../types';

export function BrandMatchCard({ match }: { match: BrandMatch }) {
  const priority = PRIORITY[match.priority];
  return (
    <Card className="flex flex-col p-5">
      <div className="flex items-start gap-3">
        <Logo src={match.logo} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-semibold">{match.name}</h3>
          <p className="truncate text-sm text-muted">{match.category}</p>
        </div>
        <MatchScore score={match.matchScore} />
      </div>
      <div className="mt-4 mb-5 flex flex-wrap gap-1.5">
        <Badge variant={priority.variant}>{priority.label}</Badge>
        <StatusBadge {...BRAND_MATCH_STATUS[match.status]} />
      </div>
      <div className="mt-auto flex gap-2">
        <Button variant="soft" className="flex-1">
          Contact
        </Button>
        <Button className="flex-1">View Details</Button>
      </div>
    </Card>
  );
}

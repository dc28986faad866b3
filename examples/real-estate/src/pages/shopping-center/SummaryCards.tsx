import { SummaryCard } from '../../components/SummaryCard';
import { Progress } from '../../components/ui/Progress';
import { brandMatches } from '../../data/brand-matches';
import { count } from '../../lib/format';

interface SummaryCardsProps {
  totalSpaces: number;
  availableSpaces: number;
  /** Percent. */
  occupancyRate: number;
}

export function SummaryCards({ totalSpaces, availableSpaces, occupancyRate }: SummaryCardsProps) {
  const highPriority = brandMatches.filter((match) => match.priority === 'high').length;
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <SummaryCard
        title="Occupancy Rate"
        figure={`${occupancyRate}%`}
        note={`${totalSpaces - availableSpaces} of ${totalSpaces} spaces occupied`}
      >
        <Progress label="Occupancy" value={occupancyRate} className="mt-4" />
      </SummaryCard>
      <SummaryCard title="Available Spaces" figure={availableSpaces} note={`of ${totalSpaces} in the center`}>
        <p className="mt-3 text-sm text-ink-soft">Kiosks from 120 sq ft to anchors of 28,500 sq ft</p>
      </SummaryCard>
      <SummaryCard title="Brand Matches" figure={brandMatches.length} note="brands looking for space here">
        <p className="mt-3 text-sm text-ink-soft">
          {count(highPriority, 'high-priority match', 'high-priority matches')}
        </p>
      </SummaryCard>
    </div>
  );
}

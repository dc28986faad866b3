import { SummaryCard } from '../../components/SummaryCard';
import { Badge } from '../../components/ui/Badge';
import { Progress } from '../../components/ui/Progress';
import { brokerProfile } from '../../data/broker-profile';
import { representedCenters } from '../../data/centers';
import { representedBrands } from '../../data/represented-brands';
import { DEAL_PIPELINE, LEAD_COUNTS } from '../../lib/constants';
import { count } from '../../lib/format';

interface FigureProps {
  label: string;
  value: number;
}

function Figure({ label, value }: FigureProps) {
  return (
    <div>
      <dt className="eyebrow">{label}</dt>
      <dd className="text-lg font-semibold">{value}</dd>
    </div>
  );
}

function TerritoryCard() {
  const brands = count(representedBrands.length, 'brand');
  const centers = count(representedCenters.length, 'center');
  return (
    <SummaryCard title="Territory" figure={brokerProfile.cities.length} note="cities in North Texas">
      <div className="mt-3 flex flex-wrap gap-1.5">
        {brokerProfile.cities.map((city) => (
          <Badge key={city}>{city}</Badge>
        ))}
      </div>
      <p className="mt-auto pt-3 text-sm text-ink-soft">
        {brands} and {centers} represented
      </p>
    </SummaryCard>
  );
}

function DealsCard() {
  const { percent, loiStage, negotiation } = DEAL_PIPELINE;
  return (
    <SummaryCard title="Active Deals" figure={loiStage + negotiation} note={`${percent}% of the pipeline goal`}>
      <Progress label="Pipeline" value={percent} className="mt-4" />
      <dl className="mt-auto flex gap-8 pt-4">
        <Figure label="LOI Stage" value={loiStage} />
        <Figure label="Negotiation" value={negotiation} />
      </dl>
    </SummaryCard>
  );
}

/** Three parts of one bar, as long as their numbers are large. */
function PriorityBar() {
  const { high, medium, low } = LEAD_COUNTS;
  return (
    <div aria-hidden="true" className="mt-4" style={{ display: 'flex', gap: 2, height: 6 }}>
      <span style={{ flexGrow: high, borderRadius: 3, background: 'var(--danger)' }} />
      <span style={{ flexGrow: medium, borderRadius: 3, background: 'var(--caution)' }} />
      <span style={{ flexGrow: low, borderRadius: 3, background: 'var(--line-strong)' }} />
    </div>
  );
}

function LeadsCard() {
  const { high, medium, low } = LEAD_COUNTS;
  return (
    <SummaryCard title="Lead Management" figure={high + medium + low} note="leads in all">
      <PriorityBar />
      <dl className="mt-auto flex flex-wrap gap-x-8 gap-y-2 pt-4">
        <Figure label="High Priority" value={high} />
        <Figure label="Medium" value={medium} />
        <Figure label="Low" value={low} />
      </dl>
    </SummaryCard>
  );
}

export function BrokerSummary() {
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <TerritoryCard />
      <DealsCard />
      <LeadsCard />
    </div>
  );
}

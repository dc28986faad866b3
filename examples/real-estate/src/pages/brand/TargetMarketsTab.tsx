import { Plus } from 'lucide-react';
import { TabIntro } from '../../components/TabIntro';
import { Badge } from '../../components/ui/Badge';
import { Button } from '../../components/ui/Button';
import { Card } from '../../components/ui/Card';
import { targetMarkets } from '../../data/brand-overview';
import { MARKET_PRIORITY } from '../../lib/badges';
import type { TargetMarket } from '../../types';

function MarketCard({ market }: { market: TargetMarket }) {
  const { label, variant } = MARKET_PRIORITY[market.priority];
  return (
    <Card className="flex flex-col p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-lg font-semibold tracking-tight">{market.region}</h3>
        <Badge variant={variant}>{label}</Badge>
      </div>
      <p className="mt-1 text-sm text-muted">{market.cities.join(', ')}</p>
      <p className="mt-5 mb-5 flex items-baseline gap-2">
        <span className="text-3xl font-semibold tracking-tight">{market.potentialLocations}</span>
        <span className="text-sm text-muted">potential locations</span>
      </p>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button>View Market Details</Button>
        <Button variant="ghost">Edit Criteria</Button>
      </div>
    </Card>
  );
}

export function TargetMarketsTab() {
  return (
    <>
      <TabIntro title="Target Markets" description="Regions to open in, and how soon">
        <Button variant="primary">
          <Plus aria-hidden />
          Add New Market
        </Button>
      </TabIntro>
      <ul className="grid gap-5 md:grid-cols-2">
        {targetMarkets.map((market) => (
          <li key={market.region} className="grid">
            <MarketCard market={market} />
          </li>
        ))}
      </ul>
    </>
  );
}

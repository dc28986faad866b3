import { ListFilter } from 'lucide-react';
import { TabIntro } from '../../components/TabIntro';
import { Button } from '../../components/ui/Button';
import { deals } from '../../data/deals';
import { DealCard } from './DealCard';

export function ActiveDealsTab() {
  return (
    <>
      <TabIntro title="Active Deals" description="From letter of intent to lease review">
        <Button>
          <ListFilter aria-hidden />
          Filter
        </Button>
        <Button variant="primary">+ New Deal</Button>
      </TabIntro>
      <ul className="grid gap-5 xl:grid-cols-2">
        {deals.map((deal) => (
          <li key={deal.id} className="grid">
            <DealCard deal={deal} />
          </li>
        ))}
      </ul>
    </>
  );
}

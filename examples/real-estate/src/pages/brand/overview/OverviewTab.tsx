import { CriteriaCard } from './CriteriaCard';
import { RecentActivityCard } from './RecentActivityCard';
import { TeamCard } from './TeamCard';
import { TopMatchesCard } from './TopMatchesCard';

export function OverviewTab() {
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <CriteriaCard />
      <TopMatchesCard />
      <TeamCard />
      <RecentActivityCard />
    </div>
  );
}

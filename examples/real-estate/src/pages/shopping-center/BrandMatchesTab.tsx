import { TabIntro } from '../../components/TabIntro';
import { FilterSelect } from '../../components/ui/FilterSelect';
import { SearchField } from '../../components/ui/SearchField';
import { brandMatches } from '../../data/brand-matches';
import { BrandMatchCard } from './BrandMatchCard';

const PRIORITIES = [
  { value: 'all', label: 'All Priorities' },
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
];

export function BrandMatchesTab() {
  return (
    <>
      <TabIntro title="Brand Matches" description="Brands whose criteria fit an open unit">
        <SearchField label="Search brands" className="min-w-0 flex-1 sm:w-64" />
        <FilterSelect label="Priority" options={PRIORITIES} defaultValue="all" />
      </TabIntro>
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
        {brandMatches.map((match) => (
          <li key={match.id} className="grid">
            <BrandMatchCard match={match} />
          </li>
        ))}
      </ul>
    </>
  );
}

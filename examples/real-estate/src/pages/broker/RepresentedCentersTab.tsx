import { useState } from 'react';
import { NothingFound } from '../../components/NothingFound';
import { TabIntro } from '../../components/TabIntro';
import { Button } from '../../components/ui/Button';
import { SearchField } from '../../components/ui/SearchField';
import { representedCenters } from '../../data/centers';
import { matchesQuery } from '../../lib/search';
import { RepresentedCenterCard } from './RepresentedCenterCard';

export function RepresentedCentersTab() {
  const [query, setQuery] = useState('');
  const found = representedCenters.filter((center) => matchesQuery(query, center.name, center.location));
  return (
    <>
      <TabIntro title="Represented Centers" description="Owners whose space you lease">
        <SearchField
          label="Search centers"
          className="min-w-0 flex-1 sm:w-64"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Button variant="primary">+ Add Center</Button>
      </TabIntro>
      {found.length === 0 && <NothingFound>No center has that name.</NothingFound>}
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
        {found.map((center) => (
          <li key={center.id} className="grid">
            <RepresentedCenterCard center={center} />
          </li>
        ))}
      </ul>
    </>
  );
}

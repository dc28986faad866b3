import { useState } from 'react';
import { NothingFound } from '../../components/NothingFound';
import { TabIntro } from '../../components/TabIntro';
import { Button } from '../../components/ui/Button';
import { Card } from '../../components/ui/Card';
import { SearchField } from '../../components/ui/SearchField';
import { leads } from '../../data/leads';
import { matchesQuery } from '../../lib/search';
import { LeadRow } from './LeadRow';

export function LeadsTab() {
  const [query, setQuery] = useState('');
  const found = leads.filter((lead) => matchesQuery(query, lead.name));
  return (
    <>
      <TabIntro title="Leads" description="Latest conversations first">
        <SearchField
          label="Search leads"
          className="min-w-0 flex-1 sm:w-64"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Button variant="primary">+ Add Lead</Button>
      </TabIntro>
      {found.length === 0 ? (
        <NothingFound>No lead has that name.</NothingFound>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {found.map((lead) => (
              <LeadRow key={lead.id} lead={lead} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

import { useState } from 'react';
import { NothingFound } from '../../../components/NothingFound';
import { PageHeader } from '../../../components/ui/PageHeader';
import { SearchField } from '../../../components/ui/SearchField';
import { TabList, TabPanel, Tabs } from '../../../components/ui/Tabs';
import { teamMembers } from '../../../data/team-members';
import { matchesQuery } from '../../../lib/search';
import { AddMemberDialog } from './AddMemberDialog';
import { AddPartnerCard } from './AddPartnerCard';
import { MemberCard } from './MemberCard';

const TABS = [
  { value: 'internal', label: 'Internal Team' },
  { value: 'external', label: 'External Partners' },
] as const;

export default function TeamContacts() {
  const [query, setQuery] = useState('');
  const found = teamMembers.filter((member) => matchesQuery(query, member.name, member.title, member.department));
  return (
    <>
      <PageHeader actions={<AddMemberDialog />}>
        <h1 className="text-2xl font-semibold tracking-tight">Team Contacts</h1>
        <p className="mt-1 text-muted">The people behind each opening, in the company and outside it.</p>
      </PageHeader>
      <SearchField
        label="Search by name, title or department"
        className="mb-5 sm:w-96"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Tabs defaultValue="internal">
        <TabList label="Team" tabs={TABS} />
        {TABS.map(({ value }) => {
          const members = found.filter((member) => member.role === value);
          return (
            <TabPanel key={value} value={value} className="grid gap-5">
              {members.length === 0 && <NothingFound>Nobody here matches that search.</NothingFound>}
              <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
                {members.map((member) => (
                  <li key={member.id} className="grid">
                    <MemberCard member={member} />
                  </li>
                ))}
                {value === 'external' && (
                  <li className="grid">
                    <AddPartnerCard />
                  </li>
                )}
              </ul>
            </TabPanel>
          );
        })}
      </Tabs>
    </>
  );
}

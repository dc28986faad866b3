import { Download, ListFilter, Search } from 'lucide-react';
import { Button } from '../../components/ui/Button';
import { PageHeader } from '../../components/ui/PageHeader';
import { TabList, TabPanel, Tabs } from '../../components/ui/Tabs';
import { OverviewTab } from './overview/OverviewTab';

const TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'matches', label: 'Center Matches' },
  { value: 'markets', label: 'Target Markets' },
  { value: 'team', label: 'Team & Contacts' },
  { value: 'news', label: 'Newsfeed' },
];

function HeaderButtons() {
  return (
    <>
      <Button>
        <ListFilter aria-hidden />
        Filter
      </Button>
      <Button>
        <Search aria-hidden />
        Search
      </Button>
      <Button variant="primary">
        <Download aria-hidden />
        Export Data
      </Button>
    </>
  );
}

export default function BrandDashboard() {
  return (
    <>
      <PageHeader actions={<HeaderButtons />}>
        <h1 className="text-2xl font-semibold tracking-tight">Brand Dashboard</h1>
        <p className="mt-1 text-muted">Where Marlow & Finch could open next, and who to talk to about it.</p>
      </PageHeader>
      <Tabs defaultValue="overview">
        <TabList label="Brand dashboard" tabs={TABS} />
        <TabPanel value="overview">
          <OverviewTab />
        </TabPanel>
      </Tabs>
    </>
  );
}

import { Download, ListFilter, Search } from 'lucide-react';
import { Button } from '../../components/ui/Button';
import { PageHeader } from '../../components/ui/PageHeader';
import { TabList, TabPanel, Tabs } from '../../components/ui/Tabs';
import { CenterMatchesTab } from './CenterMatchesTab';
import { NewsfeedTab } from './NewsfeedTab';
import { OverviewTab } from './overview/OverviewTab';
import { TargetMarketsTab } from './TargetMarketsTab';
import { TeamTab } from './TeamTab';

const TABS = [
  { value: 'overview', label: 'Overview', Panel: OverviewTab },
  { value: 'matches', label: 'Center Matches', Panel: CenterMatchesTab },
  { value: 'markets', label: 'Target Markets', Panel: TargetMarketsTab },
  { value: 'team', label: 'Team & Contacts', Panel: TeamTab },
  { value: 'news', label: 'Newsfeed', Panel: NewsfeedTab },
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
        {TABS.map(({ value, Panel }) => (
          <TabPanel key={value} value={value}>
            <Panel />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

import { Download, PenLine } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Loading } from '../../components/Loading';
import { Button } from '../../components/ui/Button';
import { PageHeader } from '../../components/ui/PageHeader';
import { TabList, TabPanel, Tabs } from '../../components/ui/Tabs';
import { DEFAULT_CENTER } from '../../lib/constants';
import type { CenterSummary } from '../../types';
import { AvailableSpacesTab } from './AvailableSpacesTab';
import { BrandMatchesTab } from './BrandMatchesTab';
import { CurrentTenantsTab } from './CurrentTenantsTab';
import { SummaryCards } from './SummaryCards';

/** The charts are heavy, so they come when their tab is opened. */
const AnalyticsTab = lazy(() => import('./analytics/AnalyticsTab'));

const TABS = [
  { value: 'matches', label: 'Brand Matches', Panel: BrandMatchesTab },
  { value: 'tenants', label: 'Current Tenants', Panel: CurrentTenantsTab },
  { value: 'spaces', label: 'Available Spaces', Panel: AvailableSpacesTab },
  { value: 'analytics', label: 'Analytics', Panel: AnalyticsTab },
];

export function CenterDashboard({
  centerName,
  location,
  totalSpaces = DEFAULT_CENTER.totalSpaces,
  availableSpaces = DEFAULT_CENTER.availableSpaces,
  occupancyRate = DEFAULT_CENTER.occupancyRate,
}: CenterSummary) {
  return (
    <>
      <PageHeader
        actions={
          <>
            <Button>
              <Download aria-hidden />
              Export Data
            </Button>
            <Button variant="primary">
              <PenLine aria-hidden />
              Update Center Profile
            </Button>
          </>
        }
      >
        <h1 className="text-2xl font-semibold tracking-tight">{centerName}</h1>
        <p className="mt-1 text-muted">{location}</p>
      </PageHeader>
      <SummaryCards totalSpaces={totalSpaces} availableSpaces={availableSpaces} occupancyRate={occupancyRate} />
      <Tabs defaultValue="matches" className="mt-8">
        <TabList label="Center dashboard" tabs={TABS} />
        {TABS.map(({ value, Panel }) => (
          <TabPanel key={value} value={value}>
            <Suspense fallback={<Loading />}>
              <Panel />
            </Suspense>
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

import { TabList, TabPanel, Tabs } from '../../components/ui/Tabs';
import { ActiveDealsTab } from './ActiveDealsTab';
import { BrokerHeader } from './BrokerHeader';
import { BrokerSummary } from './BrokerSummary';
import { IndustryUpdatesTab } from './IndustryUpdatesTab';
import { LeadsTab } from './LeadsTab';
import { RepresentedBrandsTab } from './RepresentedBrandsTab';
import { RepresentedCentersTab } from './RepresentedCentersTab';

const TABS = [
  { value: 'deals', label: 'Active Deals', Panel: ActiveDealsTab },
  { value: 'leads', label: 'Leads', Panel: LeadsTab },
  { value: 'brands', label: 'Represented Brands', Panel: RepresentedBrandsTab },
  { value: 'centers', label: 'Represented Centers', Panel: RepresentedCentersTab },
  { value: 'updates', label: 'Industry Updates', Panel: IndustryUpdatesTab },
];

export default function BrokerDashboard() {
  return (
    <>
      <BrokerHeader />
      <BrokerSummary />
      <Tabs defaultValue="deals" className="mt-8">
        <TabList label="Broker dashboard" tabs={TABS} />
        {TABS.map(({ value, Panel }) => (
          <TabPanel key={value} value={value}>
            <Panel />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

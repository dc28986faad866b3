import { Download } from 'lucide-react';
import { useState } from 'react';
import { TabIntro } from '../../../components/TabIntro';
import { Button } from '../../../components/ui/Button';
import { SegmentedControl } from '../../../components/ui/SegmentedControl';
import { ANALYTICS_PERIODS, DEFAULT_PERIOD } from '../../../lib/constants';
import { FootTrafficChart } from './FootTrafficChart';
import { LeaseExpirationsChart } from './LeaseExpirationsChart';
import { RevenueTrendsChart } from './RevenueTrendsChart';
import { TenantMixChart } from './TenantMixChart';

const PERIODS = ANALYTICS_PERIODS.map((period) => ({ value: period, label: period }));

export default function AnalyticsTab() {
  const [period, setPeriod] = useState(DEFAULT_PERIOD);
  return (
    <>
      <TabIntro title="Analytics" description="How the center trades, and what comes due">
        <SegmentedControl label="Period" options={PERIODS} value={period} onChange={setPeriod} />
        <Button>
          <Download aria-hidden />
          Export Report
        </Button>
      </TabIntro>
      <div className="grid gap-5 lg:grid-cols-2">
        <FootTrafficChart period={period} />
        <TenantMixChart period={period} />
        <LeaseExpirationsChart period={period} />
        <RevenueTrendsChart period={period} />
      </div>
    </>
  );
}

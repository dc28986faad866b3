import { Chart } from '@/ui/chart';
import { Label } from '@/ui/label';

export const Page = () => (
  <main>
    <Chart />
    <Label />
  </main>
);

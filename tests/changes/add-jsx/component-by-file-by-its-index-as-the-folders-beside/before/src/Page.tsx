import { Chart } from '@/ui/chart';

export const Page = () => (
  <main>
    <Chart />
  </main>
);

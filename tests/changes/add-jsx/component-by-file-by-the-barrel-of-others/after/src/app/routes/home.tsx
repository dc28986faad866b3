import { Head } from '@/components/head';
import { Button } from '@/components/ui/button';

export const Home = () => (
  <main>
    <Head />
    <Button />
  </main>
);

import { Head } from '@/components/head';

export const Home = () => (
  <main>
    <Head />
  </main>
);

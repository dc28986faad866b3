import { MainCard } from './MainCard';

export const App = () => (
  <main>
    <MainCard title="One">a</MainCard>
    <MainCard sx={{ mt: 2 }}>b</MainCard>
    <MainCard sx={{ borderRadius: 3 }}>c</MainCard>
  </main>
);

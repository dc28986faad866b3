import { MainCard } from './MainCard';

export const App = () => (
  <main>
    <MainCard sx={{ borderRadius: 3 }}>c</MainCard>
  </main>
);

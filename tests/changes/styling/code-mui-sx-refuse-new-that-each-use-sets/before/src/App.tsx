import { MainCard } from './MainCard';

export const App = () => (
  <main>
    <MainCard sx={{ mt: 3 }}>c</MainCard>
  </main>
);

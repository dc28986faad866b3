import { MainCard } from './MainCard';

export const App = () => (
  <main>
    <MainCard>a</MainCard>
    <MainCard sx={{ mt: 3 }}>c</MainCard>
  </main>
);

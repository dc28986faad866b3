import { Stat } from './Stat';

export const App = () => (
  <main>
    <Stat title="One" />
    <Stat title="Two" />
  </main>
);

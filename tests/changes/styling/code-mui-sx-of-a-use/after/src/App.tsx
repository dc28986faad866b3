import { Summary } from './Summary';

export const App = () => (
  <main>
    <Summary title="One" sx={{ borderRadius: '0px' }} />
    <Summary title="Two" />
  </main>
);

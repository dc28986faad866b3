import { Summary } from './Summary';

export const App = () => (
  <main>
    <Summary title="One" />
    <Summary title="Two" />
  </main>
);

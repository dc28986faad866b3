import { Card } from './Card';
export const App = () => (
  <main>
  </main>
);

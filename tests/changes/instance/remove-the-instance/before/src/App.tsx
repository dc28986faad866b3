import { Card } from './Card';
export const App = () => (
  <main>
    <Card title="a" />
  </main>
);

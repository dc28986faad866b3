import { Card } from './Card';

export const App = () => (
  <main>
    <Card className="wide" />
    <Card />
  </main>
);

import { Card } from './Card';
export const App = () => (
  <main>
    <Card title="a">
      <p>One</p>
      <p>Two</p>
    </Card>
  </main>
);

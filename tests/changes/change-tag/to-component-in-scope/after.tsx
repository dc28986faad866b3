import { Card } from './card';
export function App() {
  return (
    <main>
      <Card>x</Card>
    </main>
  );
}

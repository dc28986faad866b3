import { Card } from './card';
export function App() {
  return (
    <main>
      <Card title="a" />
    </main>
  );
}

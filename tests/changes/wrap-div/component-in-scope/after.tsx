import { Card } from './card';
export function App() {
  return (
    <main>
      <Card>
        <A />
      </Card>
    </main>
  );
}

import { Card } from './Card';

export function App() {
  const title = ['A', 'B'].join('');
  return (
    <main>
      <Card title={title} />
    </main>
  );
}

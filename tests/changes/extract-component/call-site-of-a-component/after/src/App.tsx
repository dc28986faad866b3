import { TitleCard } from './TitleCard';

export function App() {
  const title = ['A', 'B'].join('');
  return (
    <main>
      <TitleCard title={title} />
    </main>
  );
}

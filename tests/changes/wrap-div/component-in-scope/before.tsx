import { Card } from './card';
export function App() {
  return (
    <main>
      <A />
    </main>
  );
}

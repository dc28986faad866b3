import { Card } from './card';
export function App() {
  return (
    <main>
      <div>x</div>
    </main>
  );
}

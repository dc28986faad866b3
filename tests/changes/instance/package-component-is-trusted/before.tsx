import { Button } from 'ui-kit';
export function App() {
  return (
    <main>
      <Button />
    </main>
  );
}

import { Button } from 'ui-kit';
export function App() {
  return (
    <main>
      <Button className="mt-2" />
    </main>
  );
}

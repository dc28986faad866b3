import { Button } from './ui/button';

export function App({ open }) {
  return (
    <main>
      <Button asChild>
        <a href="/home">Home</a>
      </Button>
    </main>
  );
}

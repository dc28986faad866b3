import { Button } from './ui/button';

export function App({ open }) {
  return (
    <main>
      <p>Hi</p>
      <Button asChild>
        <a href="/home">Home</a>
      </Button>
    </main>
  );
}

import { Button } from './ui/button';

export function App({ open }) {
  return (
    <main>
      <Button asChild>
        <a href="/home">
          Home
          <p>Hi</p>
        </a>
      </Button>
    </main>
  );
}

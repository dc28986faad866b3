import { Button } from './ui/button';

export function App() {
  return (
    <Button asChild>
      <a href="/home">
        <b>Home</b>
      </a>
    </Button>
  );
}

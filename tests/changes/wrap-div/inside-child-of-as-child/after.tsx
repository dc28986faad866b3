import { Button } from './ui/button';

export function App() {
  return (
    <Button asChild>
      <a href="/home">
        <div>
          <b>Home</b>
        </div>
      </a>
    </Button>
  );
}

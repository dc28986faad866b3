import { Button } from './ui/button';

export function App({ open }) {
  return (
    <main>
      <p>Hi</p>
      <Button asChild>
        {open ? <a href="/home">Home</a> : <b>Closed</b>}
      </Button>
    </main>
  );
}

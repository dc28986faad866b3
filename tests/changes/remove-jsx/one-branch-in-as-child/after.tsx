import { Button } from './ui/button';

export function App({ open }) {
  return (
    <main>
      <p>Hi</p>
      <Button asChild>
        {open ? null : <b>Closed</b>}
      </Button>
    </main>
  );
}

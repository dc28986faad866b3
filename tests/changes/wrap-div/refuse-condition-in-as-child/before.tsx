import { Button } from './ui/button';

export function App({ open }) {
  return <Button asChild>{open ? <a href="/home">Home</a> : <span>Closed</span>}</Button>;
}

import { Mail } from 'lucide-react';

export function Note() {
  return <p><Mail /> No values</p>;
}

import { Star } from 'lucide-react';

export function Place() {
  return <Star aria-hidden className="size-4" />;
}

import { MapPin } from 'lucide-react';

export function Place() {
  return <MapPin aria-hidden className="size-4" />;
}

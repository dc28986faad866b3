import { MapPin, Users } from 'lucide-react';

export function Place() {
  return (
    <p>
      <MapPin size={16} />
      <MapPin size={24}></MapPin>
      <Users />
      <Users />
    </p>
  );
}

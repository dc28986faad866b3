import { DoorOpen, MapPin, Users } from 'lucide-react';

export function Place() {
  return (
    <p>
      <MapPin size={16} />
      <MapPin size={24}></MapPin>
      <DoorOpen />
      <Users />
    </p>
  );
}

import { DoorOpen, MapPin, Users, Star } from 'lucide-react';

export function Place() {
  return (
    <p>
      <MapPin size={16} />
      <Star size={24}></Star>
      <DoorOpen />
      <Users />
    </p>
  );
}

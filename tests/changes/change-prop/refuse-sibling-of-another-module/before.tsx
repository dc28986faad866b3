import { DoorOpen, MapPin } from 'lucide-react';
import { Detail } from './Detail';

export const Place = () => (
  <ul>
    <Detail icon={MapPin}>Berlin</Detail>
    <Detail icon={DoorOpen}>4 available</Detail>
  </ul>
);

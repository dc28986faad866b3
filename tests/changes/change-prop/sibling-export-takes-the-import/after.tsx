import { DoorOpen, Star } from 'lucide-react';
import { Detail } from './Detail';

export const Place = () => (
  <ul>
    <Detail icon={Star}>Berlin</Detail>
    <Detail icon={DoorOpen}>4 available</Detail>
  </ul>
);

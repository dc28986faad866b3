import { DoorOpen } from 'lucide-react';
import { Detail } from './Detail';

export const Place = () => (
  <ul>
    <Detail icon="pin">Berlin</Detail>
    <Detail icon={DoorOpen}>4 available</Detail>
  </ul>
);

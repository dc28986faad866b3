import { MapPin as Pin, Star as Favourite } from 'lucide-react';

export const Place = () => <i><Pin /><Favourite /></i>;

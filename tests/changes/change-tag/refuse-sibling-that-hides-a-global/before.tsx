import { MapPin } from 'lucide-react';

const known = new Map();
export const Place = () => <MapPin size={known.size} />;

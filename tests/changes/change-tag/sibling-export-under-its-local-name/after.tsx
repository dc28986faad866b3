import { Star as Favourite } from 'lucide-react';

export const Place = () => <i><Favourite /><Favourite /></i>;

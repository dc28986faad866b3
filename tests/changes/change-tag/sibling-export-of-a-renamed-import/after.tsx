import { Heart, Star as Favourite } from 'lucide-react';

export const Place = () => <i><Heart /><Favourite /></i>;

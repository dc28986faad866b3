import { MapPin } from 'lucide-react';
import { Link } from 'react-router';

export const Place = () => <Link to="/"><MapPin /></Link>;

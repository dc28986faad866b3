import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Link } from './link';
export const Card = () => <h2>Spaces</h2>;

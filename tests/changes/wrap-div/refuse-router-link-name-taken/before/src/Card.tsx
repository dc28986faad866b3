import { Link } from './link';
export const Card = () => <h2>Spaces</h2>;

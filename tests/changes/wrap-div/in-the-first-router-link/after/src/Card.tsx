import { Icon } from './icon';
import { Link } from 'react-router-dom';
export const Card = () => <Link to="/spaces"><h2>Spaces</h2></Link>;

import { Icon } from './icon';
export const Card = () => <h2>Spaces</h2>;

import { Icon } from './icon';
import { Link } from 'react-router-dom';

export function Card() {
  return (
    <section>
      <Link to="/spaces">
        <h2>Spaces</h2>
      </Link>
      <Icon />
    </section>
  );
}

import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Link } from './link';
import { Icon } from './icon';

export function Card() {
  return (
    <section>
      <RouterLink to="/spaces">
        <h2>Spaces</h2>
      </RouterLink>
      <Icon />
    </section>
  );
}

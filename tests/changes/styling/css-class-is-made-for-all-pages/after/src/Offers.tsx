import { Cards } from './Cards';
import './cards.css';

export function Offers() {
  return (
    <aside>
      <Cards />
    </aside>
  );
}

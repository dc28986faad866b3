import { Cards } from './Cards';
import './home.css';
import './cards.css';

export function Home() {
  return (
    <main>
      <Cards />
    </main>
  );
}

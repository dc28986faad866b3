import { Cards } from './Cards';
import './home.css';

export function Home() {
  return (
    <main>
      <Cards />
    </main>
  );
}

import { Cart } from './Cart';
import { Home } from './Home';
import './app.css';

export function App() {
  return (
    <main>
      <Home />
      <Cart />
    </main>
  );
}

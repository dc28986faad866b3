import { Home } from './Home';
import { Offers } from './Offers';
import './app.css';
import './toasts.css';

export function App() {
  return (
    <>
      <Home />
      <Offers />
    </>
  );
}

import './index.css';
import { Btn } from './parts';

export const App = () => (
  <main>
    <Btn className="hero-cta">Start</Btn>
    <Btn>More</Btn>
  </main>
);

import { A } from './a';
import { Hero } from './components/Hero';

export const App = () => (
  <main>
    <A />
    <Hero size={2} />
  </main>
);

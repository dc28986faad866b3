import { Hero } from './Hero';

export function App() {
  return (
    <main>
      <Hero title="Welcome" />
    </main>
  );
}

import Hero from './Hero';

export function App() {
  return (
    <main>
      <Hero title="Hello" />
      <footer>Fin</footer>
    </main>
  );
}

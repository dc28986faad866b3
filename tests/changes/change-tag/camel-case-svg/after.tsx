export function App() {
  return (
    <main>
      <svg><linearGradient /></svg>
    </main>
  );
}

export function App() {
  return (
    <main>
      <svg><g /></svg>
    </main>
  );
}

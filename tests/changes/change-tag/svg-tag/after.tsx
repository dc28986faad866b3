export function App() {
  return (
    <main>
      <svg><circle width="1" /></svg>
    </main>
  );
}

export function App() {
  return (
    <main>
      <h2>x</h2>
    </main>
  );
}

export function App() {
  return (
    <main>
      <h1>x</h1>
    </main>
  );
}

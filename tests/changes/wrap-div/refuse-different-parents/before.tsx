export function App() {
  return (
    <main>
      <A />
      <p><B /></p>
    </main>
  );
}

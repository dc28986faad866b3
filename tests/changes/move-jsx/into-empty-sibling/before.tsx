export function App() {
  return (
    <main>
      <A />
      <section></section>
    </main>
  );
}

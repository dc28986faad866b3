export function App() {
  return (
    <main>
      <section>
      </section>
      <A x={`
 raw`} />
    </main>
  );
}

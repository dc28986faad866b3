export function App() {
  return (
    <main>
      <section>
        <A x={`
 raw`} />
      </section>
    </main>
  );
}

export function App() {
  return (
    <main>
      <section>
        <b />
      </section>
    </main>
  );
}

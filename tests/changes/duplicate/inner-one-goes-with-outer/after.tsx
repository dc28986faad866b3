export function App() {
  return (
    <main>
      <section>
        <A />
      </section>
      <section>
        <A />
      </section>
    </main>
  );
}

export function App() {
  return (
    <main>
      <section>
        <A />
      </section>
    </main>
  );
}

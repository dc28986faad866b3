export function App() {
  return (
    <main>
      <A />
      <section>
        <B />
      </section>
    </main>
  );
}

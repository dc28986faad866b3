export function App() {
  return (
    <main>
      <section>
        <A />
      </section>
      <B />
    </main>
  );
}

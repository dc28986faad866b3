export function App() {
  return (
    <main>
      <section>
        <B />
        <A />
      </section>
    </main>
  );
}

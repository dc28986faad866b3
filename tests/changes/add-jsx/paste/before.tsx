export function App() {
  return (
    <main>
      <section>
        <A id="x" />
      </section>
      <B />
    </main>
  );
}

export function App() {
  return (
    <main>
      <section>
        <A id="x" />
      </section>
      <B />
      <section>
        <A id="x-2" />
      </section>
    </main>
  );
}

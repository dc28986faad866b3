export function App() {
  return (
    <main>
      <A>
        x
      </A>
      <section>
        <B />
      </section>
    </main>
  );
}

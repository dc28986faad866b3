export function App({ on }) {
  return (
    <main>
      {on && <A />}
      <section>
        <B />
      </section>
    </main>
  );
}

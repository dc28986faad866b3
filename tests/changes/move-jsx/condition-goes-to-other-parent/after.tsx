export function App({ on }) {
  return (
    <main>
      <section>
        <B />
        {on && <A />}
      </section>
    </main>
  );
}

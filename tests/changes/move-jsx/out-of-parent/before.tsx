export function App() {
  return (
    <main>
      <section>
        <A>
          x
        </A>
        <B />
      </section>
    </main>
  );
}

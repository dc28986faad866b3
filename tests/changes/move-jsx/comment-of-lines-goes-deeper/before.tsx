export function App() {
  return (
    <main>
      <section>
        <B />
      </section>
      {/* first
          second */}
      <A />
    </main>
  );
}

export function App() {
  return (
    <main>
      <section>
        <B />
        {/* first
            second */}
        <A />
      </section>
    </main>
  );
}

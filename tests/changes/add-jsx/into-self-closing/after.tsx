export function App() {
  return (
    <main>
      <section className="a">
        <div></div>
      </section>
    </main>
  );
}

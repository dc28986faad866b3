export function App() {
  return (
    <main>
      <section className="a">x</section>
    </main>
  );
}

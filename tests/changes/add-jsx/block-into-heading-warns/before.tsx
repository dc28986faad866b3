export function App() {
  return (
    <section>
      <h2>
        Welcome to <span>Rome</span>
      </h2>
    </section>
  );
}

export function App() {
  return (
    <section>
      <h2>
        Welcome to <span>Rome</span> <p>Paragraph</p>
      </h2>
    </section>
  );
}

export function App() {
  return (
    <main>
      <h1>
        Hello there
      </h1>
      <p>{title}</p>
    </main>
  );
}

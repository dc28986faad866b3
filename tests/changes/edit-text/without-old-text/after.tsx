export function App() {
  return (
    <main>
      <h1>
        Hello here
      </h1>
      <p>{title}</p>
    </main>
  );
}

export function App() {
  return (
    <main>
      <h2 key="title">
        Spaces
      </h2>
    </main>
  );
}

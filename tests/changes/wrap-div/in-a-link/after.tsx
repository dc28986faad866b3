export function App() {
  return (
    <main>
      <a key="title" href="/spaces">
        <h2>
          Spaces
        </h2>
      </a>
    </main>
  );
}

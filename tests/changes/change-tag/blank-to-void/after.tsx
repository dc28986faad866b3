export function App() {
  return (
    <main>
      <hr />
    </main>
  );
}

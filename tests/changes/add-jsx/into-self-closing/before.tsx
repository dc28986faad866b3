export function App() {
  return (
    <main>
      <section className="a" />
    </main>
  );
}

export function App() {
  return (
    <main>
      <div>{/* a */}</div>
    </main>
  );
}

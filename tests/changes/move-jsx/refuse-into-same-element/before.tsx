export function App() {
  return (
    <main>
      <section />
    </main>
  );
}

export function App() {
  return (
    <main>
      <div />
    </main>
  );
}

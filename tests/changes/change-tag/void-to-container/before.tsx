export function App() {
  return (
    <main>
      <br />
    </main>
  );
}

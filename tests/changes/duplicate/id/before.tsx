export function App() {
  return (
    <main>
      <A id="x" />
    </main>
  );
}

export function App() {
  return (
    <main>
      <A id="x" />
      <A id="x-3" />
      <B id="x-2" />
    </main>
  );
}

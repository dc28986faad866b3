export function App() {
  return (
    <main>
      <A id="x" />
      <B id="x-2" />
    </main>
  );
}

export function App() {
  return (
    <main>
      <A id="x" />
      <A id="x-2" />
    </main>
  );
}

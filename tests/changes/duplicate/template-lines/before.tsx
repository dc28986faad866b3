export function App() {
  return (
    <main>
      <A x={`
raw`} />
    </main>
  );
}

export function App() {
  return (
    <main>
      <A x={`
raw`} />
      <A x={`
raw`} />
    </main>
  );
}

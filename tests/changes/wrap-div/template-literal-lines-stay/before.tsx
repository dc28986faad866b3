export function App() {
  return (
    <main>
      <A x={`
raw
  two
`} />
    </main>
  );
}

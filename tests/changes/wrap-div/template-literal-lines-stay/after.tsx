export function App() {
  return (
    <main>
      <div>
        <A x={`
raw
  two
`} />
      </div>
    </main>
  );
}

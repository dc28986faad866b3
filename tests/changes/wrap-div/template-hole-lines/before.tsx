export function App() {
  return (
    <main>
      <A
        x={`a
  b ${
          c
        }`}
      />
    </main>
  );
}

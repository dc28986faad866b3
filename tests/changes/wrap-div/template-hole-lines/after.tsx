export function App() {
  return (
    <main>
      <div>
        <A
          x={`a
  b ${
            c
          }`}
        />
      </div>
    </main>
  );
}

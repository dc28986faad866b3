export function App() {
  return (
    <main>
      <div>
        <A x={`
          raw`} />
      </div>
    </main>
  );
}

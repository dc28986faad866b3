export function App() {
  return (
    <main>
      <div
        id="a"
      >
        x
      </div>
    </main>
  );
}

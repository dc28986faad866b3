export function App() {
  return (
    <main>
      <p
        id="a"
      >
        x
      </p>
    </main>
  );
}

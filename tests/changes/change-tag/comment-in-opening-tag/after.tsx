export function App() {
  return (
    <main>
      <p /* a */ id="b">x</p>
    </main>
  );
}

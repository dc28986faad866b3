export function App() {
  return (
    <main>
      <div /* a */ id="b">x</div>
    </main>
  );
}

export function App() {
  return (
    <main>
      Hello
      you
      <b></b>
    </main>
  );
}

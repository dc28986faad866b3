export function App() {
  return (
    <main>
      Hello
      you
    </main>
  );
}

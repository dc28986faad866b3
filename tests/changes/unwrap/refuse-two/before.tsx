export function App() {
  return (
    <main>
      <i><A /></i>
      <b><B /></b>
    </main>
  );
}

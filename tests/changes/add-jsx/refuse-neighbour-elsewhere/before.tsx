export function App() {
  return (
    <main>
      <p><A /></p>
      <i />
    </main>
  );
}

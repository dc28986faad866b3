export function App() {
  return (
    <p><A /><B /></p>
  );
}

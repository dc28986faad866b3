export function App() {
  return (
    <p><B /><A /></p>
  );
}

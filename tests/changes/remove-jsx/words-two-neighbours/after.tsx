export function App() {
  return (
    <p>a z</p>
  );
}

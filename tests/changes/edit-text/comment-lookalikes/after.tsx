export function App() {
  return (
    <p>/* a */ // b</p>
  );
}

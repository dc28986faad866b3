export function App() {
  return (
    <p>old</p>
  );
}

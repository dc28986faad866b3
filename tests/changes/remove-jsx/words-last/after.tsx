export function App() {
  return (
    <p>a</p>
  );
}

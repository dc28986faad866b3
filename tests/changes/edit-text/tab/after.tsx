export function App() {
  return (
    <p>{"a\tb"}</p>
  );
}

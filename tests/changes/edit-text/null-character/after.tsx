export function App() {
  return (
    <p>{"a\x00b"}</p>
  );
}

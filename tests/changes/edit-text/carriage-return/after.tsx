export function App() {
  return (
    <p>{"a\r\nb"}</p>
  );
}

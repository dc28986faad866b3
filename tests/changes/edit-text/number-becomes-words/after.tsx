export function App() {
  return (
    <p>{"about 42"}</p>
  );
}

export function App() {
  return (
    <p>Hello</p>
  );
}

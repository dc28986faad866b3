export function App() {
  return (
    <a style={{ color: "red" }}>x</a>
  );
}

export function App() {
  return (
    <div style={{ color: "var(--c)", "--c": "blue" }}>x</div>
  );
}

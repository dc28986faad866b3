export function App() {
  return (
    <div style={{ color: "blue" }}>x</div>
  );
}

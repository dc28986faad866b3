export function App() {
  return (
    <div style={{ color: "blue", left: "2px" }}>x</div>
  );
}

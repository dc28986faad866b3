export function App() {
  return (
    <div style={{ background: "white", border: "1px solid #ddd" }}>x</div>
  );
}

export function App() {
  return (
    <div style={{ background: "red", border: "1px dashed red" }}>x</div>
  );
}

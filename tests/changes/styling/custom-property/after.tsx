export function App() {
  return (
    <div style={{ color: "red", "--gap": "2px" }}>x</div>
  );
}

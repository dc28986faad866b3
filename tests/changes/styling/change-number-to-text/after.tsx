export function App() {
  return (
    <div style={{ top: "50%" }}>x</div>
  );
}

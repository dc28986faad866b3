export function App() {
  return (
    <div style={{ marginTop: -4 }}>x</div>
  );
}

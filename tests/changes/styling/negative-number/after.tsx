export function App() {
  return (
    <div style={{ marginTop: -8 }}>x</div>
  );
}

export function App() {
  return (
    <div style={{ color: `red` }}>x</div>
  );
}

export function App() {
  return (
    <div style={{ top: 1 }}>x</div>
  );
}

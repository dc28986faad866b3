export function App() {
  return (
    <div style={{ top: 12 }}>x</div>
  );
}

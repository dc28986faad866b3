export function App() {
  return (
    <div style={{ top: 4 }}>x</div>
  );
}

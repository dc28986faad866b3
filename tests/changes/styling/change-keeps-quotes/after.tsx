export function App() {
  return (
    <div style={{ color: 'blue', top: 0 }}>x</div>
  );
}

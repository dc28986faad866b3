export function App() {
  return (
    <div style={{ opacity: 1 }}>x</div>
  );
}

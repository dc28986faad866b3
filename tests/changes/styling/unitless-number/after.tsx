export function App() {
  return (
    <div style={{ opacity: 0.5 }}>x</div>
  );
}

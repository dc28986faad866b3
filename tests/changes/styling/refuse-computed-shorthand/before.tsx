export function App({ color }) {
  return (
    <div style={{ color }}>x</div>
  );
}

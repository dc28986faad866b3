export function App({ color }) {
  return (
    <div style={{ color: "red" }}>x</div>
  );
}

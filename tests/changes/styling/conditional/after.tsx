export function App({ on, a, b }) {
  return (
    <div style={{ ...on ? a : b, color: "blue" }}>x</div>
  );
}

export function App({ box }) {
  return (
    <div style={{ ...box, color: "blue" }}>x</div>
  );
}

export function App({ box }) {
  return (
    <div style={{ ...box, color: "red" }}>x</div>
  );
}

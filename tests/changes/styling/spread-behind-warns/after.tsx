export function App({ box }) {
  return (
    <div style={{ color: "blue", ...box }}>x</div>
  );
}

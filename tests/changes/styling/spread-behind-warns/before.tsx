export function App({ box }) {
  return (
    <div style={{ color: "red", ...box }}>x</div>
  );
}

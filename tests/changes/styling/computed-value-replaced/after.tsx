export function App({ w }) {
  return (
    <div style={{ width: "10px" }}>x</div>
  );
}

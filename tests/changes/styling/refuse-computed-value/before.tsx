export function App({ w }) {
  return (
    <div style={{ width: w }}>x</div>
  );
}

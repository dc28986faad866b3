export function App({ share }) {
  return (
    <div style={{ width: `${share}%` }}>x</div>
  );
}

export function App({ wide, tone }) {
  return (
    <div style={{ color: tone || 'red' }}>x</div>
  );
}

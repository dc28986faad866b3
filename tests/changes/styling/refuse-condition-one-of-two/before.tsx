export function App({ wide, tone }) {
  return (
    <div style={{ height: 1, color: wide ? 'green' : 'red' }}>x</div>
  );
}

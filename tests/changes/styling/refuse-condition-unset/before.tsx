export function App({ wide, tone }) {
  return (
    <div style={{ color: wide ? 'green' : 'red' }}>x</div>
  );
}

export function App({ wide, tone }) {
  return (
    <div style={{ color: wide && 'red' }}>x</div>
  );
}

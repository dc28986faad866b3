export function App({ wide }) {
  return (
    <div style={{ color: wide ? 'green' : 'red', height: 1 }}>x</div>
  );
}

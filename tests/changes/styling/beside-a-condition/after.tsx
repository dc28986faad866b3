export function App({ wide }) {
  return (
    <div style={{ color: wide ? 'green' : 'red', height: 2 }}>x</div>
  );
}

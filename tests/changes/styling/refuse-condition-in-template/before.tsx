export function App({ wide, tone }) {
  return (
    <div style={{ width: `${wide ? 10 : 20}px` }}>x</div>
  );
}

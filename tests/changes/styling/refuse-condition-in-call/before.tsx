export function App({ wide, tone }) {
  return (
    <div style={{ width: px(wide ? 10 : 20) }}>x</div>
  );
}

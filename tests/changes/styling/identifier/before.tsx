export function App({ box }) {
  return (
    <div style={box}>x</div>
  );
}

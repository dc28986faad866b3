export function App({ go }) {
  return (
    <button onClick={go}>x</button>
  );
}

export function App({ a, b }) {
  return (
    <p>{a} of {b} ready</p>
  );
}

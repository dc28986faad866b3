export function App({ a, b }) {
  return (
    <p>
      Part {a} / {b} ready
    </p>
  );
}

export function App({ go, a, b, x }) {
  return (
    <A />
  );
}

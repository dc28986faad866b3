export function App({ a }) {
  return (
    <A />
  );
}

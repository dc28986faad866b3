export function App({ a }) {
  return (
    <A list={[a, 'b', -1]} />
  );
}

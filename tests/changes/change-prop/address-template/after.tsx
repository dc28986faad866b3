export function App({ id }) {
  return (
    <a href={`/users/${id}`}>x</a>
  );
}

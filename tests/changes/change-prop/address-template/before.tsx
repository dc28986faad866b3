export function App({ id }) {
  return (
    <a>x</a>
  );
}

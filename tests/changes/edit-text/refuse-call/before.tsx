export function App({ price }) {
  return (
    <p>{format(price)}</p>
  );
}

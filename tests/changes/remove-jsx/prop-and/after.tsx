export function App({ on }) {
  return (
    <Button />
  );
}

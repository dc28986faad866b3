export function App({ on }) {
  return (
    <Box />
  );
}

export function App({ on }) {
  return (
    <Box tone={`v${on ? 1 : 2}`} />
  );
}

export function App({ on }) {
  return (
    <Box tone={on ? 'x' : 'y'} />
  );
}

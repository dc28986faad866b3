export function App(rest) {
  return (
    <A {...rest} />
  );
}

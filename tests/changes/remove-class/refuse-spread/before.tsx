export function App(rest) {
  return (
    <div {...rest}>x</div>
  );
}

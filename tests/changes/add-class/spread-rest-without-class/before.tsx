export function App({ className, ...rest }) {
  return (
    <div {...rest}>x</div>
  );
}

export function App({ className, ...rest }) {
  return (
    <div {...rest} className="mt-2">x</div>
  );
}

export function App(rest) {
  return (
    <div className="p-4" {...rest}>x</div>
  );
}

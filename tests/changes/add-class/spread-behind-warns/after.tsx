export function App(rest) {
  return (
    <div className="p-4 mt-2" {...rest}>x</div>
  );
}

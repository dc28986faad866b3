export function App({ on, rest }) {
  return (
    <div className="text-brand hover:text-white">x</div>
  );
}

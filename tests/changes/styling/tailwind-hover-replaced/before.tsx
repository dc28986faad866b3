export function App({ on, rest }) {
  return (
    <div className="text-brand hover:text-red-500 p-4">x</div>
  );
}

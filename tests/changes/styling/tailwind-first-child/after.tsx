export function App({ on, rest }) {
  return (
    <div className="p-2 first:p-4">x</div>
  );
}

export function App({ on, rest }) {
  return (
    <div className="flex text-sm">x</div>
  );
}

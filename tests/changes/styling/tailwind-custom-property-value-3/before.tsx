export function App({ on, rest }) {
  return (
    <div className="text-sm">x</div>
  );
}

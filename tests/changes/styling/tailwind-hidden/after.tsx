export function App({ on, rest }) {
  return (
    <div className="hidden p-4">x</div>
  );
}

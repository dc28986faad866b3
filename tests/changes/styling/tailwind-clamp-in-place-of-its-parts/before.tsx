export function App({ on, rest }) {
  return (
    <div className="flex overflow-hidden p-4">x</div>
  );
}

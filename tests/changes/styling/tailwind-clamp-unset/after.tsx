export function App({ on, rest }) {
  return (
    <div className="block overflow-hidden p-4">x</div>
  );
}

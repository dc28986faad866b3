export function App({ on, rest }) {
  return (
    <div className="text-brand">x</div>
  );
}

export function App({ on, rest }) {
  return (
    <div className="text-sm font-bold text-brand">x</div>
  );
}

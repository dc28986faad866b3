export function App({ on, rest }) {
  return (
    <div className="text-lg font-bold text-brand">x</div>
  );
}

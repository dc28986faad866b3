export function App({ on, rest }) {
  return (
    <div className="bg-brand">x</div>
  );
}

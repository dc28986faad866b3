export function App({ on, rest }) {
  return (
    <div className="border border-dashed border-brand">x</div>
  );
}

export function App({ on, rest }) {
  return (
    <div className="border-2 border-dashed border-brand">x</div>
  );
}

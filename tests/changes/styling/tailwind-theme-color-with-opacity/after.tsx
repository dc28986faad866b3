export function App({ on, rest }) {
  return (
    <div className="bg-brand/50">x</div>
  );
}

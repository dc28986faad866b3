export function App({ on, rest }) {
  return (
    <div className="card p-4">x</div>
  );
}

export function App({ on, rest }) {
  return (
    <div className="card">x</div>
  );
}

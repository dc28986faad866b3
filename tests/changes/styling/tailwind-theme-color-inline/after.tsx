export function App({ on, rest }) {
  return (
    <div className="bg-ink">x</div>
  );
}

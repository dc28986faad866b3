export function App({ on, rest }) {
  return (
    <div className="block">x</div>
  );
}

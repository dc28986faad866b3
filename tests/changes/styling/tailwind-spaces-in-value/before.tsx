export function App({ on, rest }) {
  return (
    <div className="grid grid-cols-2">x</div>
  );
}

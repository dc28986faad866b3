export function App({ on, rest }) {
  return (
    <div className="shadow-sm ring-2">x</div>
  );
}

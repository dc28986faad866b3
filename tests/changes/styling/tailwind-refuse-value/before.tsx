export function App({ on, rest }) {
  return (
    <div className="p-2">x</div>
  );
}

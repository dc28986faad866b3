export function App({ on, rest }) {
  return (
    <div className="p-18">x</div>
  );
}

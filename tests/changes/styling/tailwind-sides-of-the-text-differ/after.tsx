export function App({ on, rest }) {
  return (
    <div className="ps-1 pe-3">x</div>
  );
}

export function App({ on, rest }) {
  return (
    <div className="ps-5 pe-2">x</div>
  );
}

export function App({ on, rest }) {
  return (
    <div className="ps-4 pe-2 m-2">x</div>
  );
}

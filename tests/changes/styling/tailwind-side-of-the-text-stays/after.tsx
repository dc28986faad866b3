export function App({ on, rest }) {
  return (
    <div className="ps-4 pe-2 pl-5">x</div>
  );
}

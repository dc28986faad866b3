export function App({ on, rest }) {
  return (
    <div className="p-2 flex p-3">x</div>
  );
}

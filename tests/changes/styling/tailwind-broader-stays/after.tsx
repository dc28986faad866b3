export function App({ on, rest }) {
  return (
    <div className="p-4 flex pl-2">x</div>
  );
}

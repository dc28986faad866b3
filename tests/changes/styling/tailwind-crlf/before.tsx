export function App({ on, rest }) {
  return (
    <div className="flex p-2">x</div>
  );
}

export function App({ on, rest }) {
  return (
    <div className="flex p-2 text-sm">x</div>
  );
}

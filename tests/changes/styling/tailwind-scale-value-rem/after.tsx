export function App({ on, rest }) {
  return (
    <div className="flex p-4 text-sm">x</div>
  );
}

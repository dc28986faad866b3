export function App({ on, rest }) {
  return (
    <div className="p-4 [--gap:2px]">x</div>
  );
}

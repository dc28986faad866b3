export function App({ on, rest }) {
  return (
    <div className="p-4 [--gap:4px]">x</div>
  );
}

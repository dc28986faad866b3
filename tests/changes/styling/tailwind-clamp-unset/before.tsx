export function App({ on, rest }) {
  return (
    <div className="block line-clamp-3 overflow-hidden p-4">x</div>
  );
}

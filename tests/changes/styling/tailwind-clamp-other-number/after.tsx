export function App({ on, rest }) {
  return (
    <div className="line-clamp-3 p-4">x</div>
  );
}

export function App({ on, rest }) {
  return (
    <div className="line-clamp-2 p-4">x</div>
  );
}

export function App({ on, rest }) {
  return (
    <div className="line-clamp-3 p-4 md:line-clamp-none">x</div>
  );
}
